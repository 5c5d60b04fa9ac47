import { photoOf } from '../person/photo-of.ts';
import { useSessionState } from '../session/session-context.tsx';

/** What the shell shows of whoever is signed in; undefined until it is known. */
export interface Account {
  name: string;
  photo: string;
}

/** Pixels, on dense screens. */
const photoWidth = 96;

export function useAccount(): Account | undefined {
  const state = useSessionState();
  const profile = 'profile' in state ? state.profile : undefined;
  if (!profile) return undefined;
  return { name: `${profile.firstName} ${profile.lastName}`, photo: photoOf(profile, photoWidth) };
}
