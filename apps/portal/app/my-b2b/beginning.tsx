import { listMyBusinesses, loadNewsfeed } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { Loading } from '../page-part/loading.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { FeedPreview } from './feed-preview.tsx';
import { OwnPages } from './own-pages.tsx';
import { useWaiting } from './use-waiting.ts';
import { WhatWaits } from './what-waits.tsx';

/** What waits, what those one follows wrote, and how complete one's pages are; each card fails by itself. */
export default function Beginning() {
  const { t } = useLingui();
  const businesses = useLoaded(listMyBusinesses, {});
  const feed = useLoaded(loadNewsfeed, { query: {} });
  const waiting = useWaiting(businesses);
  // All at once: one card after the other would push down what stands below.
  const isWhole =
    [businesses, feed].every(({ data, failed }) => data !== undefined || failed) &&
    waiting.every(({ things, failed }) => things !== undefined || failed);
  if (!isWhole) return <Loading lines={8} />;
  return (
    <>
      <div className="mb-main">
        <WhatWaits parts={waiting} />
        <FeedPreview {...feed} />
      </div>
      <aside className="mb-aside" aria-label={t`My Business`}>
        <OwnPages {...businesses} />
      </aside>
    </>
  );
}
