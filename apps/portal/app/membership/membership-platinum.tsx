import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import { loadMembership } from './membership.server.ts';
import { MembershipPage } from './membership-page.tsx';

export const handle: PageHandle = { rail: 'icons', searchLink: true };

export function loader({ context }: LoaderFunctionArgs) {
  return loadMembership(context, 'platinum');
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function MembershipPlatinum() {
  return <MembershipPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
