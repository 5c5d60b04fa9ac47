import { commentLimits, listComments } from '@kontor/contract';
import { useCallback, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { type CommentView, viewOfComment } from './comment-view.ts';
import type { LoadedComments } from './load-comments.server.ts';

export interface CommentList extends LoadedComments {
  isLoading: boolean;
  /** The last page that was asked for did not come. */
  hasFailed: boolean;
  /** Loads the next page, the first one where there is none yet. @returns the first of what came */
  more: () => Promise<CommentView | undefined>;
  /** Loads as many as are shown once more, and one more than that. */
  refresh: () => Promise<void>;
  /** Loads as many as are shown once more: for whoever is signed in they may be others. */
  reread: () => Promise<void>;
  change: (changed: CommentView) => void;
}

const none: LoadedComments = { comments: [], next: undefined, total: 0, areClosed: false };

/** Checklist 212: a list of comments, five at a time. @param loaded what came with the page; without it nothing is loaded yet */
export function useComments(resourceID: string, loaded: LoadedComments | undefined): CommentList {
  const { call } = useSession();
  const { language } = usePortal();
  const [list, setList] = useState(loaded ?? none);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(list);
  latest.current = list;

  const load = useCallback(
    async (size: number, after: string | undefined) => {
      setLoading(true);
      setFailed(false);
      try {
        const query = { skip: 0, size, ...(after !== undefined && { after }) };
        const answer = await call(listComments, { params: { resourceID }, query });
        const came = answer.comments.map((comment) => viewOfComment(comment, language));
        const before = after === undefined ? [] : latest.current.comments;
        const known = new Set(before.map(({ id }) => id));
        const added = came.filter(({ id }) => !known.has(id));
        const { next, total, areClosed } = answer;
        latest.current = {
          comments: [...before, ...added],
          next,
          total,
          areClosed: areClosed === true,
        };
        setList(latest.current);
        return added;
      } catch (error) {
        console.error('Comments could not be loaded', error);
        setFailed(true);
        return [];
      } finally {
        setLoading(false);
      }
    },
    [call, language, resourceID],
  );

  return {
    ...list,
    isLoading,
    hasFailed,
    more: useCallback(async () => (await load(commentLimits.page, latest.current.next))[0], [load]),
    refresh: useCallback(async () => {
      const shown = latest.current.comments.length + 1;
      await load(Math.min(commentLimits.pageAtOnce, Math.max(commentLimits.page, shown)), undefined);
    }, [load]),
    reread: useCallback(async () => {
      const shown = Math.max(commentLimits.page, latest.current.comments.length);
      await load(Math.min(commentLimits.pageAtOnce, shown), undefined);
    }, [load]),
    change: useCallback((changed) => {
      setList((before) => ({
        ...before,
        comments: before.comments.map((comment) => (comment.id === changed.id ? changed : comment)),
      }));
    }, []),
  };
}
