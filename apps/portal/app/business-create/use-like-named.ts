import { type LikeNamedBusiness, listLikeNamedBusinesses } from '@kontor/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

/** Letters from which names are compared; fewer are a part of too many. */
const shortest = 3;
/** Milliseconds of silence after which what was typed is asked for. */
const pause = 300;

/** Businesses whose names are like one that is being typed. Without an answer there are none: nobody waits for it. */
export function useLikeNamed(name: string): readonly LikeNamedBusiness[] {
  const { call } = useSession();
  const [found, setFound] = useState<readonly LikeNamedBusiness[]>([]);
  const typed = name.trim();

  useEffect(() => {
    if (typed.length < shortest) return setFound([]);
    const left = new AbortController();
    const timer = setTimeout(() => {
      call(listLikeNamedBusinesses, { query: { name: typed } }, { signal: left.signal }).then(
        (businesses) => left.signal.aborted || setFound(businesses),
        (error: unknown) =>
          left.signal.aborted || console.warn('Companies of a name like it could not be loaded', error),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [call, typed]);

  return found;
}
