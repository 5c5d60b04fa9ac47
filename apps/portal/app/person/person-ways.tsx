import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense } from 'react';
import { useSessionState } from '../session/session-context.tsx';
import type { CountedThing } from '../social/counted-thing.ts';
import { VisitorWays } from '../social/visitor-ways.tsx';

// Visitors log in first.
const WaysOfPeople = lazyExtra(() => import('./ways-of-people.tsx'));

/** To like, follow and connect with somebody else. */
export function PersonWays(person: CountedThing & { name: string; followers: number }) {
  const state = useSessionState();
  const isOneself = state.status === 'signedIn' && state.profile?.userID === person.id;
  return (
    <>
      <VisitorWays className="u-ways" connects />
      <div className="u-ways s-for-people">
        {state.status === 'signedIn' && state.profile && !isOneself ? (
          <Suspense>
            <WaysOfPeople {...person} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
