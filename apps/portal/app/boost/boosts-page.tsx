import { boostDays } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import './boosts.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Boosts`,
      description: (portal) =>
        msg`The boosts of a business on ${portal}: how many are left this month, which ones are running, and how many views each has had.`,
    },
    context,
  ),
});

export const shouldRevalidate = () => false;

/** What is done there comes once the page stands. */
const BoostsBody = lazyPart(() => import('./boosts-body.tsx'));

/** The boosts of a business, for its owners and administrators. */
export default function BoostsPage() {
  const business = useManagedBusiness();
  return (
    <div className="bb-page" key={business.businessID}>
      <header className="bb-head">
        <h1>
          <Trans>Boosts</Trans>
        </h1>
        <p className="k-meta">
          <Trans>
            A boost shows your company, or one of your products, for {boostDays} days in the slot marked
            Promoted, after the results of matching searches.
          </Trans>{' '}
          <a href="/how-ranking-works#promoted">
            <Trans>How the slot works</Trans>
          </a>
        </p>
      </header>
      {business.accessLevel === 'member' ? (
        <p>
          <Trans>Only owners and administrators can use this business’s boosts.</Trans>
        </p>
      ) : (
        <Suspense fallback={<Loading lines={10} />}>
          <BoostsBody business={business} />
        </Suspense>
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
