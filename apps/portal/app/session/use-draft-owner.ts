import { visitor } from '@kontor/web/draft/place';
import { useSessionState } from './session-context.tsx';

/** Whose drafts this tab keeps: the person's who is signed in, or visitors'. Undefined until that is known. */
export function useDraftOwner(): string | undefined {
  const state = useSessionState();
  if (state.status === 'signedOut') return visitor;
  return 'profile' in state ? state.profile?.userID : undefined;
}
