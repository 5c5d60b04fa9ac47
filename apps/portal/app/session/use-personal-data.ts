import { useEffect, useRef } from 'react';
import { useMatches, useNavigation, useRevalidator } from 'react-router';
import { useSessionState } from './session-context.tsx';
import { usePortal } from './use-portal.ts';

/** No id of a person. */
const visitor = '';

/**
 * Keeps the data of `personal` pages those of whoever is signed in. A page that was loaded whole is a visitor's: its data are asked
 * for once more when it is known who is there; and again when that is somebody else, or nobody any more, in whichever tab it
 * changed. What is on its way meanwhile is requested again, too.
 */
export function usePersonalData(): void {
  const { personalRoutes } = usePortal();
  const { revalidate } = useRevalidator();
  const isPersonal = useMatches().some(({ id }) => personalRoutes.includes(id));
  const isOnItsWay = useNavigation().state !== 'idle';
  const who = useWho();
  const loadedFor = useRef(visitor);
  useEffect(() => {
    if (who === undefined || who === loadedFor.current) return;
    loadedFor.current = who;
    if (isPersonal || isOnItsWay) void revalidate();
  }, [who, isPersonal, isOnItsWay, revalidate]);
}

/** Undefined until it is known, and while tokens are exchanged. */
function useWho(): string | undefined {
  const state = useSessionState();
  if (state.status === 'signedOut') return visitor;
  return state.status === 'signedIn' ? state.profile?.userID : undefined;
}
