import type { MyProfile } from '@kontor/contract';
import { useSessionState } from '../session/session-context.tsx';

/** The profile of whoever is signed in; undefined until it is known. */
export function useOwnProfile(): MyProfile | undefined {
  const state = useSessionState();
  return 'profile' in state ? state.profile : undefined;
}

/** What the shell calls them. */
export function useOwnName(): string | undefined {
  const profile = useOwnProfile();
  return profile && `${profile.firstName} ${profile.lastName}`;
}
