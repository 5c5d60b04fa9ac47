import { Skeleton } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { profileHandle } from '../../page-part/page-handle.ts';
import { metaTags } from '../../session/page-meta.ts';
import { ownPageMeta } from '../profile-meta.server.ts';
import { useMyProfile } from '../use-my-profile.ts';
import { MyPictures } from './my-pictures.tsx';
import { ProfileForm } from './profile-form.tsx';
import { usePictureStages } from './use-picture-stages.ts';
import './edit-profile.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Edit profile`,
      description: (portal) =>
        msg`Change your name, pictures, work and contact details on ${portal}; fields that only you can see say so.`,
    },
    context,
  ),
});

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

/** Checklist 64. Pictures are saved by themselves, fields together. */
export default function EditProfilePage() {
  const { t } = useLingui();
  const { profile, keep } = useMyProfile();
  const pictures = usePictureStages();
  return (
    <div className="s-page e-page">
      <h1>
        <Trans>Edit profile</Trans>
      </h1>
      {profile ? (
        <>
          <MyPictures profile={profile} onSaved={keep} onStage={pictures.note} />
          <ProfileForm profile={profile} pictures={pictures} onSaved={(saved) => keep(() => saved)} />
        </>
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton lines={6} />
        </div>
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../../page-part/page-error.tsx';
