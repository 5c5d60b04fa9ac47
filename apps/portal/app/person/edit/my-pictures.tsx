import type { MyProfile } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { initialsOf } from '@kontor/ui/picture';
import { useLingui } from '@lingui/react/macro';
import { avatarAddress, coverAddress } from '../../picture/picture-address.ts';
import { PictureEditor } from '../../upload/picture-editor.tsx';
import type { PictureStages } from './use-picture-stages.ts';

interface MyPicturesProps {
  profile: MyProfile;
  onSaved: (changed: (now: MyProfile) => MyProfile) => void;
  onStage: PictureStages['note'];
}

/** Photo and cover; each is saved as soon as it is sent. */
export function MyPictures({ profile, onSaved, onStage }: MyPicturesProps) {
  const { t } = useLingui();
  const { userID, profilePhoto, coverPhoto, industry } = profile;
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <SectionCard title={t`Pictures`}>
      <div className="e-pictures">
        <PictureEditor
          kind="profile-photo"
          picture={profilePhoto}
          placeholder={avatarAddress(userID, initialsOf(name))}
          alt={t`Your profile photo`}
          onSaved={(picture) => onSaved((now) => ({ ...now, profilePhoto: picture }))}
          onStage={onStage}
        />
        <PictureEditor
          kind="cover-photo"
          picture={coverPhoto}
          placeholder={coverAddress(userID, industry?.id)}
          alt={t`Your cover photo`}
          onSaved={(picture) => onSaved((now) => ({ ...now, coverPhoto: picture }))}
          onStage={onStage}
        />
      </div>
    </SectionCard>
  );
}
