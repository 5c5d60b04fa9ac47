import { type MyProfile, updateMyProfile } from '@kontor/contract';
import { SectionCard, useToast } from '@kontor/ui';
import { initialsOf } from '@kontor/ui/picture';
import { useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
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
  // That it could not be removed, of the picture last tried.
  const [problem, setProblem] = useState<{ of: 'profilePhoto' | 'coverPhoto'; text: string }>();
  const attach = attachToProfile(call, (pictures) => {
    setProblem(undefined);
    onSaved((now) => ({ ...now, ...pictures }));
  });
  const { userID, industry } = profile;
  const pictures = [
    {
      of: 'profilePhoto',
      kind: 'profile-photo',
      placeholder: avatarAddress(userID, initialsOf(`${profile.firstName} ${profile.lastName}`)),
      alt: t`Your profile photo`,
      label: t`Describe the photo (optional)`,
      without: t`Once you add a photo, you can describe it for people who cannot see it.`,
    },
    {
      of: 'coverPhoto',
      kind: 'cover-photo',
      placeholder: coverAddress(userID, industry?.id),
      alt: t`Your cover photo`,
      label: t`Describe the cover (optional)`,
      without: t`Once you add a cover, you can describe it for people who cannot see it.`,
    },
  ] as const;

  async function remove(picture: 'profilePhoto' | 'coverPhoto') {
    setProblem(undefined);
    try {
      await call(updateMyProfile, { body: { [picture]: '' } });
      onSaved(({ [picture]: _, ...now }) => now);
      toast(t`Saved successfully`, 'done');
    } catch (error) {
      console.error('A picture could not be removed', error);
      const text = t`Something was wrong, try again please`;
      setProblem({ of: picture, text });
      toast(text, 'failed');
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

  function refusalOf(error: unknown): string {
    console.error('The words of a picture could not be saved', error);
    return t`Something was wrong, try again please`;
  }

  return (
    <SectionCard title={t`Pictures`}>
      <div className="e-pictures">
        {pictures.map(({ of, label, without, ...shown }) => (
          <Fragment key={of}>
            <PictureEditor
              {...shown}
              picture={profile[of]}
              attach={attach[of]}
              onRemove={() => void remove(of)}
              problem={problem?.of === of ? problem.text : undefined}
              onStage={onStage}
            />
            <div className="e-alt">
              {profile[of] ? null : <p className="k-meta">{without}</p>}
              <AltForm
                draft={{ owner: userID, form: `${of}Alt` }}
                name={`${of}Alt`}
                label={label}
                picture={profile[of]}
                onSave={reword(of)}
                refusalOf={refusalOf}
              />
            </div>
          </Fragment>
        ))}
      </div>
    </SectionCard>
  );
}
