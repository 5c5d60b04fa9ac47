import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PostView } from '../post/post-view.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';

interface LoadedTimeline {
  id: string;
  posts: readonly PostView[];
  next?: string | undefined;
  /** Words that its posts have. */
  search?: string | undefined;
}

/** The posts that are shown: the first page as the server made it, and those that were asked for. */
export function useTimeline(loaded: LoadedTimeline) {
  const { i18n } = useLingui();
  const { call } = useSession();
  const { origin } = usePortal();
  const [posts, change] = useState<readonly PostView[]>(loaded.posts);
  const [next, setNext] = useState(loaded.next);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // Whoever is signed in learns more of them.
  useEffect(() => {
    change(loaded.posts);
    setNext(loaded.next);
  }, [loaded]);

  async function showMore() {
    setLoading(true);
    setFailed(false);
    try {
      const { loadMore } = await import('./load-more.ts');
      const page = await loadMore(call, { id: loaded.id, after: next, search: loaded.search, i18n, origin });
      change((shown) => [...shown, ...page.posts.filter(({ id }) => !shown.some((each) => each.id === id))]);
      setNext(page.next);
    } catch (error) {
      console.error('More posts could not be loaded', error);
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }

  return { posts, change, next, isLoading, hasFailed, showMore };
}
