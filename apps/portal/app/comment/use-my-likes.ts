import { listMyLikes } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useUserID } from '../session/use-user-id.ts';
import type { CommentView } from './comment-view.ts';

/** Whether whoever is signed in likes a comment; undefined until that is known. */
export type IsLiked = (id: string) => boolean | undefined;

/** Asks for all comments of a list at once. */
export function useMyLikes(comments: readonly CommentView[]): IsLiked {
  const { call } = useSession();
  const userID = useUserID();
  const [liked, setLiked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const shown = comments.flatMap((comment) => [comment, ...(comment.answer ? [comment.answer] : [])]);
  const unknown = shown
    .flatMap(({ id, author }) => (author && !liked.has(id) ? [id] : []))
    .slice(0, 50)
    .join();

  useEffect(() => {
    if (!userID || unknown === '') return;
    const left = new AbortController();
    call(listMyLikes, { query: { resourceIDs: unknown } }, { signal: left.signal }).then(
      ({ resourceIDs }) => {
        if (left.signal.aborted) return;
        const mine = new Set(resourceIDs);
        setLiked(
          (before) => new Map([...before, ...unknown.split(',').map((id) => [id, mine.has(id)] as const)]),
        );
      },
      (error: unknown) => left.signal.aborted || console.error('Own likes could not be loaded', error),
    );
    return () => left.abort();
  }, [call, userID, unknown]);

  return useCallback((id) => liked.get(id), [liked]);
}
