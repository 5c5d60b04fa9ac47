import type { MyProfile } from '@kontor/contract';
import { useSession } from '../../session/session-context.tsx';
import { usePictureStages } from '../../upload/use-picture-stages.ts';
import { MyPictures } from './my-pictures.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Pictures are saved by themselves, fields together. What is saved the whole portal shows from now on, in all tabs. */
export default function ProfileEditor({ profile }: { profile: MyProfile }) {
  const session = useSession();
  const pictures = usePictureStages();

  function changePicture(changed: (now: MyProfile) => MyProfile) {
    const state = session.state();
    if ('profile' in state && state.profile) session.storeProfile(changed(state.profile));
  }

  return (
    <>
      <MyPictures profile={profile} onSaved={changePicture} onStage={pictures.note} />
      <ProfileForm profile={profile} pictures={pictures} />
    </>
  );
}
