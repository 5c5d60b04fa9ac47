import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import type {
  ActionFunctionArgs,
  ClientActionFunctionArgs,
  LoaderFunctionArgs,
  MetaFunction,
} from 'react-router';
import { Loading } from '../../page-part/loading.tsx';
import { ownPageMeta } from '../../page-part/own-page-meta.server.ts';
import { profileHandle } from '../../page-part/page-handle.ts';
import { metaTags } from '../../session/meta-tags.ts';
import { useMyProfile } from '../use-my-profile.ts';
import { type SaveResult, saveProfile } from './save-profile.server.ts';
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

export function action(sent: ActionFunctionArgs) {
  return saveProfile(sent);
}

/** What did not reach the server has failed without a known reason: the form stays as it was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SaveResult> {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    console.error('A change of the profile did not arrive', error);
    return { values: {}, issues: {} };
  }
}

/** Nothing that is loaded for it is changed by saving. */
export const shouldRevalidate = () => false;

// Pictures and fields are the largest part of the page and need the profile: their code is loaded at the same time as it.
const loading = () => import('./profile-editor.tsx');
const ProfileEditor = lazyPart(loading);

/** Checklist 64. */
export default function EditProfilePage() {
  const profile = useMyProfile();
  useEffect(() => void loading(), []);
  return (
    <div className="s-page e-page">
      <h1>
        <Trans>Edit profile</Trans>
      </h1>
      <Suspense fallback={<Awaited />}>
        {/* The form of somebody else starts over. */}
        {profile ? <ProfileEditor key={profile.userID} profile={profile} /> : <Awaited />}
      </Suspense>
    </div>
  );
}

function Awaited() {
  return <Loading />;
}

export { PageError as ErrorBoundary } from '../../page-part/page-error.tsx';
