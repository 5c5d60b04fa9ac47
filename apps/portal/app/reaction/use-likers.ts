import { type Author, getReactionSummary, listLikes } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

const atOnce = 20;

interface Likers {
  /** Undefined until the first page is there. */
  authors: Author[] | undefined;
  /** How many like it now, with those on further pages. */
  count: number;
  next: string | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** The first page, or the one after those that are there. */
  load: () => void;
}

/** Who likes something, page by page, and how many do. */
export function useLikers(resourceID: string): Likers {
  const { call } = useSession();
  const [page, setPage] = useState<{ authors: Author[]; count: number; next: string | undefined }>();
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading');
  const latest = useRef(page);
  latest.current = page;

  const load = useCallback(async () => {
    setState('loading');
    const { authors = [], next: after } = latest.current ?? {};
    try {
      const [{ reactionCount }, { likes, next }] = await Promise.all([
        call(getReactionSummary, { params: { resourceID } }),
        call(listLikes, {
          params: { resourceID },
          query: { size: atOnce, ...(after !== undefined && { after }) },
        }),
      ]);
      setPage({
        authors: [...authors, ...likes.map(({ author }) => author)],
        count: reactionCount.like,
        next,
      });
      setState('loaded');
    } catch (error) {
      console.error('Who likes something could not be loaded', error);
      setState('failed');
    }
  }, [call, resourceID]);

  useEffect(() => void load(), [load]);

  return {
    authors: page?.authors,
    count: page?.count ?? 0,
    next: page?.next,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load: () => void load(),
  };
}
