import { useSessionFact } from './session-context.tsx';
import type { SessionState } from './session-state.ts';

export const userIDOf = (state: SessionState): string | undefined =>
  'profile' in state ? state.profile?.userID : undefined;

/** The id of whoever is signed in; undefined for visitors, and until it is known. */
export const useUserID = (): string | undefined => useSessionFact(userIDOf);
