import { useSessionState } from './session-context.tsx';

/** The id of whoever is signed in; undefined for visitors, and until it is known. */
export function useUserID(): string | undefined {
  const state = useSessionState();
  return 'profile' in state ? state.profile?.userID : undefined;
}
