import { lazyExtra } from '@kontor/web/lazy-extra';
import { Suspense } from 'react';
import { useSessionState } from '../session/session-context.tsx';

// Visitors are connected with nobody.
const ConnectedBy = lazyExtra(() => import('../connection/connected-by.tsx'));

/** How whoever is signed in is connected with somebody else. */
export function ConnectedByWay({ id }: { id: string }) {
  const state = useSessionState();
  if (state.status !== 'signedIn' || !state.profile || state.profile.userID === id) return null;
  return (
    <Suspense>
      <ConnectedBy id={id} />
    </Suspense>
  );
}
