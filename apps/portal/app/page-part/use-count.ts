import { useEffect, useState } from 'react';
import type { Session } from '../session/open-session.ts';
import { useIsSignedIn, useSession } from '../session/session-context.tsx';

/** Tells a count as it changes. @returns what ends it */
export type WatchCount = (session: Session, onCount: (count: number) => void) => () => void;

/** More than that is not counted out. */
const maxCount = 99;

/**
 * A count as it is shown, undefined for nothing. Nothing is loaded for visitors, nor before the page is alive.
 * @param loadWatch loads what counts; the same function each time
 */
export function useCount(loadWatch: () => Promise<WatchCount>): string | undefined {
  const session = useSession();
  const isSignedIn = useIsSignedIn();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    loadWatch().then((watch) => {
      if (!isOver) stop = watch(session, setCount);
    }, console.error);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [session, isSignedIn, loadWatch]);
  return count > maxCount ? `${maxCount}+` : count > 0 ? String(count) : undefined;
}
