import { Suspense } from 'react';
import { useSessionState } from '../session/session-context.tsx';
import type { BusinessPageData } from './business-page-data.ts';
import { AskToJoin } from './loaded-ask-to-join.ts';

/** For who is signed in and no member: the way to ask, where the api says that they may. On the cover, so that it moves nothing. */
export function JoinBusiness({ id, claimed, accessLevel }: BusinessPageData) {
  const { status } = useSessionState();
  if (status !== 'signedIn' || accessLevel || !claimed) return null;
  return (
    <Suspense>
      <AskToJoin businessID={id} />
    </Suspense>
  );
}
