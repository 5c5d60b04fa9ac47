import { initialsOf } from '@kontor/ui/picture';
import { avatarAddress } from '../picture/picture-address.ts';
import { useSessionState } from '../session/session-context.tsx';

/** What the shell shows of whoever is signed in; undefined until it is known. */
export interface Account {
  name: string;
  photo: string;
}

export function useAccount(): Account | undefined {
  const state = useSessionState();
  const profile = 'profile' in state ? state.profile : undefined;
  if (!profile) return undefined;
  const { userID, firstName, lastName, profilePhoto } = profile;
  const name = `${firstName} ${lastName}`;
  return { name, photo: profilePhoto?.url ?? avatarAddress(userID, initialsOf(name)) };
}
