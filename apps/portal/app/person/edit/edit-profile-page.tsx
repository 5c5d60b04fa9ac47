import { Skeleton } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { profileHandle } from '../../page-part/page-handle.ts';
import { metaTags } from '../../session/page-meta.ts';
import { ownPageMeta } from '../profile-meta.server.ts';
import { useMyProfile } from '../use-my-profile.ts';
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

// Pictures and fields are most of the page, and nothing of them can be shown before the profile is here: they come beside it.
const loading = () => import('./profile-editor.tsx');
const ProfileEditor = lazy(loading);

/** Checklist 64. */
export default function EditProfilePage() {
  const { profile, keep } = useMyProfile();
  useEffect(() => void loading(), []);
  return (
    <div className="s-page e-page">
      <h1>
        <Trans>Edit profile</Trans>
      </h1>
      <Suspense fallback={<Awaited />}>
        {profile ? <ProfileEditor profile={profile} keep={keep} /> : <Awaited />}
      </Suspense>
    </div>
  );
}

function Awaited() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton lines={6} />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../../page-part/page-error.tsx';
