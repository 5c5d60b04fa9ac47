import type { MyProfile } from '@kontor/contract';
import { useSessionFact } from '../session/session-context.tsx';

/** The profile of whoever is signed in; undefined until it is known. */
export function useOwnProfile(): MyProfile | undefined {
  return useSessionFact((state) => ('profile' in state ? state.profile : undefined));
}

/** What the shell calls them. */
export function useOwnName(): string | undefined {
  const profile = useOwnProfile();
  return profile && `${profile.firstName} ${profile.lastName}`;
}
