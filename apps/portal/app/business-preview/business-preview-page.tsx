import { idFromSlug } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { type PageHandle, profileHandle } from '../page-part/page-handle.ts';
import { useDraftOwner } from '../session/use-draft-owner.ts';

export const handle: PageHandle = { ...profileHandle, within: myBusinessPath };

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Preview as a buyer`,
      description: (portal) =>
        msg`Your business page on ${portal} as buyers would see it, with the changes you have not published yet.`,
    },
    context,
  ),
});

// Made of the parts of the public page, which no other page for people needs.
const BusinessPreview = lazyPart(() => import('./business-preview.tsx'));

/** The page of a business with its reader's draft; for its owners and administrators alone. */
export default function BusinessPreviewPage() {
  const { slug } = useParams();
  const businessID = idFromSlug(slug);
  const owner = useDraftOwner();
  const awaited = <Loading lines={8} className="s-page" />;
  if (!owner || !businessID) return awaited;
  return (
    <Suspense fallback={awaited}>
      <BusinessPreview key={`${owner} ${businessID}`} owner={owner} businessID={businessID} />
    </Suspense>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
