import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import './support.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Support hours`,
      description: (portal) =>
        msg`The support hours of a business on ${portal}: how many are left this year, which times are booked, and which ones are free.`,
    },
    context,
  ),
});

export const shouldRevalidate = () => false;

/** What is done there comes once the page stands. */
const SupportBody = lazyPart(() => import('./support-body.tsx'));

/** The support hours of a business, for its owners and administrators. */
export default function SupportPage() {
  const business = useManagedBusiness();
  return (
    <div className="sh-page" key={business.businessID}>
      <header className="sh-head">
        <h1>
          <Trans>Support hours</Trans>
        </h1>
        <p className="k-meta">
          <Trans>
            Book a time with our team: it helps with your profile, products, verification and requests.
          </Trans>
        </p>
      </header>
      {business.accessLevel === 'member' ? (
        <p>
          <Trans>Only owners and administrators can use this business’s support hours.</Trans>
        </p>
      ) : (
        <Suspense fallback={<Loading lines={10} />}>
          <SupportBody business={business} />
        </Suspense>
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
