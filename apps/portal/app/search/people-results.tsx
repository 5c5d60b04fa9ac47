import { lazyExtra } from '@kontor/web/lazy-extra';
import { type ReactNode, Suspense, useState } from 'react';
import { PersonResult } from '../person/person-result.tsx';
import type { PersonView } from '../person/person-view.ts';
import { useIsSignedIn } from '../session/session-context.tsx';

// Visitors are kept apart from nobody.
const BlockedAmong = lazyExtra(() => import('../blocking/blocked-among.tsx'));

const none: ReadonlySet<string> = new Set();

interface PeopleResultsProps {
  people: readonly PersonView[];
  why: (id: string) => ReactNode;
}

/** People among results, without those of whom one has blocked the other. */
export function PeopleResults({ people, why }: PeopleResultsProps) {
  const isSignedIn = useIsSignedIn();
  const [apart, setApart] = useState(none);
  return (
    <>
      {people.map((item) =>
        apart.has(item.id) ? null : <PersonResult key={item.id} person={item} why={why(item.id)} />,
      )}
      {isSignedIn && people.length > 0 ? (
        <Suspense>
          <BlockedAmong ids={people.map(({ id }) => id)} onApart={setApart} />
        </Suspense>
      ) : null}
    </>
  );
}
