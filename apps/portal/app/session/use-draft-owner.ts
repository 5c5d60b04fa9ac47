import { visitor } from '@kontor/web/draft/place';
import { useSessionState } from './session-context.tsx';
import { useUserID } from './use-user-id.ts';

/** The owner of this tab's drafts: the person who is signed in, or `visitor`. Undefined until that is known. */
export function useDraftOwner(): string | undefined {
  const { status } = useSessionState();
  const userID = useUserID();
  return status === 'signedOut' ? visitor : userID;
}
