import { visitor } from '@kontor/web/draft/place';
import { useSessionState } from './session-context.tsx';

/** The owner of this tab's drafts: the person who is signed in, or `visitor`. Undefined until that is known. */
export function useDraftOwner(): string | undefined {
  const state = useSessionState();
  if (state.status === 'signedOut') return visitor;
  return 'profile' in state ? state.profile?.userID : undefined;
}
