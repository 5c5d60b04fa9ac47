import { listMyBusinesses, loadNewsfeed } from '@kontor/contract';
import { lazyPart } from '@kontor/web/lazy-part';
import { useLingui } from '@lingui/react/macro';
import { useOpenFollowUps } from '../follow-up/use-open-follow-ups.ts';
import { Loading } from '../page-part/loading.tsx';
import { useRecentlyViewed } from '../recently-viewed/use-recently-viewed.ts';
import { useSessionFact } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { FeedPreview } from './feed-preview.tsx';
import { OwnPages } from './own-pages.tsx';
import { useWaiting } from './use-waiting.ts';
import { WhatWaits } from './what-waits.tsx';

// What is shown below and beside what waits has files of its own.
const FollowUps = lazyPart(() => import('../follow-up/follow-ups.tsx'));
const RecentlyViewed = lazyPart(() => import('../recently-viewed/recently-viewed.tsx'));

/** What waits, what those one follows wrote, what one viewed and means to come back to, and how complete one's pages are; each card fails by itself. */
export default function Beginning() {
  const { t } = useLingui();
  const businesses = useLoaded(listMyBusinesses, {});
  const feed = useLoaded(loadNewsfeed, { query: {} });
  const waiting = useWaiting(businesses);
  const viewed = useRecentlyViewed();
  // Whose they are is not known then.
  const hasViewed = useSessionFact((state) => !('profileFailed' in state));
  const followUps = useOpenFollowUps();
  // All at once: one card after the other would push down what stands below.
  const isWhole =
    [businesses, feed].every(({ data, failed }) => data !== undefined || failed) &&
    (!hasViewed || viewed.cards !== undefined || viewed.failed) &&
    (followUps.rows !== undefined || followUps.hasFailed) &&
    waiting.every(({ things, failed }) => things !== undefined || failed);
  const own = new Set(businesses.data?.map(({ businessID }) => businessID));
  if (!isWhole) return <Loading className="s-awaited" lines={8} />;
  return (
    <>
      <div className="mb-main">
        <WhatWaits parts={waiting} />
        <FeedPreview {...feed} />
        {hasViewed ? <RecentlyViewed {...viewed} own={own} /> : null}
      </div>
      <aside className="mb-aside" aria-label={t`My Business`}>
        <OwnPages {...businesses} />
        <FollowUps {...followUps} />
      </aside>
    </>
  );
}
