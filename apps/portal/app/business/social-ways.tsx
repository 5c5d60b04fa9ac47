import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense } from 'react';
import type { CountedThing } from '../social/counted-thing.ts';
import { VisitorWays } from '../social/visitor-ways.tsx';
import type { BusinessPageData } from './business-page-data.ts';

// Visitors log in first.
const WaysOfPeople = lazyExtra(() => import('./ways-of-people.tsx'));

export interface SocialWaysProps extends CountedThing {
  name: string;
  /** Somebody speaks for it. */
  claimed: boolean;
  social?: BusinessPageData['social'];
}

/** Checklist 145, 250: to like, follow and connect with a business that is not one's own. What appears moves nothing: its place is held. */
export function SocialWays({ social, ...counted }: SocialWaysProps) {
  if (!social) return null;
  return (
    <>
      <VisitorWays className="b-social" connects={counted.claimed} />
      <div className="b-social s-for-people">
        {social.mine ? (
          <Suspense>
            <WaysOfPeople {...counted} {...social.mine} followers={social.followers} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
