import { type MyProfile, updateMyProfile } from '@kontor/contract';
import { SectionCard, useToast } from '@kontor/ui';
import { initialsOf } from '@kontor/ui/picture';
import { useLingui } from '@lingui/react/macro';
import { avatarAddress, coverAddress } from '../../picture/picture-address.ts';
import { useSession } from '../../session/session-context.tsx';
import { AltForm } from '../../upload/alt-form.tsx';
import { PictureEditor } from '../../upload/picture-editor.tsx';
import type { PictureStages } from '../../upload/use-picture-stages.ts';
import { attachToProfile } from './attach-to-profile.ts';

interface MyPicturesProps {
  profile: MyProfile;
  onSaved: (changed: (now: MyProfile) => MyProfile) => void;
  onStage: PictureStages['note'];
}

/** Photo and cover; each is saved as soon as it is sent, and removed at once. */
export function MyPictures({ profile, onSaved, onStage }: MyPicturesProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const attach = attachToProfile(call, (pictures) => onSaved((now) => ({ ...now, ...pictures })));
  const { userID, profilePhoto, coverPhoto, industry } = profile;
  const name = `${profile.firstName} ${profile.lastName}`;

  async function remove(picture: 'profilePhoto' | 'coverPhoto') {
    try {
      await call(updateMyProfile, { body: { [picture]: '' } });
      onSaved(({ [picture]: _, ...now }) => now);
      toast(t`Saved successfully`, 'done');
    } catch (error) {
      console.error('A picture could not be removed', error);
      toast(t`Something was wrong, try again please`, 'failed');
    }
  }

  /** @throws CallError */
  function reword(picture: 'profilePhoto' | 'coverPhoto') {
    return async (alt: string) => {
      const url = profile[picture]?.url;
      if (url === undefined) return;
      const saved = await call(updateMyProfile, { body: { [picture]: { url, alt } } });
      onSaved((now) => ({ ...now, [picture]: saved[picture] }));
    };
  }

  function fail(error: unknown) {
    console.error('The words of a picture could not be saved', error);
    toast(t`Something was wrong, try again please`, 'failed');
  }

  return (
    <SectionCard title={t`Pictures`}>
      <div className="e-pictures">
        <PictureEditor
          kind="profile-photo"
          picture={profilePhoto}
          placeholder={avatarAddress(userID, initialsOf(name))}
          alt={t`Your profile photo`}
          attach={attach.profilePhoto}
          onRemove={() => void remove('profilePhoto')}
          onStage={onStage}
        />
        <div className="e-alt">
          <AltForm
            draft={{ owner: userID, form: 'profilePhotoAlt' }}
            name="profilePhotoAlt"
            label={t`Describe the photo (optional)`}
            picture={profilePhoto}
            onSave={reword('profilePhoto')}
            onFailed={fail}
          />
        </div>
        <PictureEditor
          kind="cover-photo"
          picture={coverPhoto}
          placeholder={coverAddress(userID, industry?.id)}
          alt={t`Your cover photo`}
          attach={attach.coverPhoto}
          onRemove={() => void remove('coverPhoto')}
          onStage={onStage}
        />
        <div className="e-alt">
          <AltForm
            draft={{ owner: userID, form: 'coverPhotoAlt' }}
            name="coverPhotoAlt"
            label={t`Describe the cover (optional)`}
            picture={coverPhoto}
            onSave={reword('coverPhoto')}
            onFailed={fail}
          />
        </div>
      </div>
    </SectionCard>
  );
}
