import { visitor } from '@kontor/web/draft/place';
import { useSessionFact } from './session-context.tsx';
import { userIDOf } from './use-user-id.ts';

/** The owner of this tab's drafts: the person who is signed in, or `visitor`. Undefined until that is known. */
export const useDraftOwner = (): string | undefined =>
  useSessionFact((state) => (state.status === 'signedOut' ? visitor : userIDOf(state)));
