import type { MyProfile } from '@kontor/contract';
import { MyPictures } from './my-pictures.tsx';
import { ProfileForm } from './profile-form.tsx';
import { usePictureStages } from './use-picture-stages.ts';

interface ProfileEditorProps {
  profile: MyProfile;
  /** It was changed: the whole portal shows it so from now on. */
  keep: (changed: (now: MyProfile) => MyProfile) => void;
}

/** Pictures are saved by themselves, fields together. */
export default function ProfileEditor({ profile, keep }: ProfileEditorProps) {
  const pictures = usePictureStages();
  return (
    <>
      <MyPictures profile={profile} onSaved={keep} onStage={pictures.note} />
      <ProfileForm profile={profile} pictures={pictures} onSaved={(saved) => keep(() => saved)} />
    </>
  );
}
