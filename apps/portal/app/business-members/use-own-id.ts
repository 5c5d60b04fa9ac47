import { useSessionState } from '../session/session-context.tsx';

/** The id of whoever is signed in; undefined until it is known. */
export function useOwnID(): string | undefined {
  const state = useSessionState();
  return 'profile' in state ? state.profile?.userID : undefined;
}
