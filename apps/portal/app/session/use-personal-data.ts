import { useEffect, useRef, useState } from 'react';
import { useMatches, useNavigation, useRevalidator } from 'react-router';
import { useSessionFact } from './session-context.tsx';
import { usePortal } from './use-portal.ts';

/** No id of a person. */
const visitor = '';

/**
 * Loads the data of `personal` pages for the person who is signed in. A page that was loaded as HTML has a visitor's data, so
 * they are loaded again once the person is known. The same happens when somebody else signs in, or nobody is signed in any more,
 * in any tab, also while a request is under way.
 * @returns another number once a person may see what a visitor may not: an error stays in the place of its page until then, as the
 * router takes it away only where React has shown that the data were on their way
 */
export function usePersonalData(): number {
  const { personalRoutes } = usePortal();
  const { revalidate } = useRevalidator();
  const personal = useMatches().filter(({ id }) => personalRoutes.includes(id));
  const isPersonal = personal.length > 0;
  const isRefused = personal.some(({ loaderData }) => loaderData === undefined);
  const [page, setPage] = useState({ isRefused, turn: 0 });
  if (page.isRefused !== isRefused) setPage({ isRefused, turn: page.turn + (isRefused ? 0 : 1) });
  const isOnItsWay = useNavigation().state !== 'idle';
  const who = useWho();
  const loadedFor = useRef(visitor);
  useEffect(() => {
    if (who === undefined || who === loadedFor.current) return;
    loadedFor.current = who;
    if (isPersonal || isOnItsWay) void revalidate();
  }, [who, isPersonal, isOnItsWay, revalidate]);
  return page.turn;
}

/** Undefined until it is known, and while tokens are exchanged. */
function useWho(): string | undefined {
  return useSessionFact((state) => {
    if (state.status === 'signedOut') return visitor;
    return state.status === 'signedIn' ? state.profile?.userID : undefined;
  });
}
