import {
  chooseNewsfeed,
  countNewPosts,
  loadNewsfeed,
  type Newsfeed,
  type NewsfeedChoice,
  type Post,
} from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PostView, viewOfPost } from '../post/post-view.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { type NewsView, viewOfNews } from './news-view.ts';
import { useEntry, usePlaceOnReturn } from './use-place-on-return.ts';

interface Shown {
  posts: readonly PostView[];
  /** The last first. */
  news: readonly NewsView[];
  nextID: string | undefined;
  newest: string | undefined;
  choice: NewsfeedChoice;
  /** Whether the posts of this choice are still to come. */
  isAwaited?: boolean;
  follows: boolean;
  /** How many are loaded. */
  pages: number;
}

export interface NewsfeedState {
  /** Undefined until the first page is loaded. */
  shown: Shown | undefined;
  hasFailed: boolean;
  isLoadingMore: boolean;
  /** How many came since; they are shown when one wants them. */
  news: number;
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
  choose: (choice: NewsfeedChoice) => Promise<void>;
  change: (change: (posts: readonly PostView[]) => readonly PostView[]) => void;
  /** One's own new post stands first at once. */
  put: (post: Post) => void;
}

/** Milliseconds between two looks whether anything is new, while the page is seen. */
const lookEvery = 60_000;

/** The posts of whoever is signed in, page by page; on return as many as were loaded. What comes meanwhile is announced, and moves nothing. */
export function useNewsfeed(): NewsfeedState {
  const { i18n } = useLingui();
  const { call } = useSession();
  const { origin } = usePortal();
  const [shown, setShown] = useState<Shown>();
  const [hasFailed, setFailed] = useState(false);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [news, setNews] = useState(0);
  const latest = useRef(shown);
  latest.current = shown;
  /** Counts what was wanted: an answer that comes after the next wish is not shown. */
  const wish = useRef(0);
  const entry = useEntry();
  usePlaceOnReturn(entry, shown?.pages);

  const ask = useCallback(
    async (query: { choice?: NewsfeedChoice; nextID?: string }): Promise<Newsfeed | undefined> => {
      const wished = wish.current;
      try {
        const page = await call(loadNewsfeed, { query });
        if (wish.current !== wished) return undefined;
        setFailed(false);
        return page;
      } catch (error) {
        console.error('The newsfeed could not be loaded', error);
        if (wish.current === wished) setFailed(true);
        return undefined;
      }
    },
    [call],
  );

  const show = useCallback(
    async (choice: NewsfeedChoice | undefined, wanted = 1) => {
      wish.current += 1;
      const wished = wish.current;
      const page = await ask(choice ? { choice } : {});
      if (!page) return;
      let { items, news, nextID } = page;
      let pages = 1;
      for (; pages < wanted && nextID; pages += 1) {
        const more = await ask({ choice: page.choice, nextID });
        if (!more) break;
        items = [...items, ...more.items];
        news = [...news, ...more.news];
        nextID = more.nextID;
      }
      if (wish.current !== wished) return;
      setNews(0);
      setShown({
        ...page,
        pages,
        nextID,
        newest: page.newest,
        posts: items.map((post) => viewOfPost(post, i18n, origin)),
        news: news.map((each) => viewOfNews(each, i18n)),
      });
    },
    [ask, i18n, origin],
  );

  const { place } = entry;
  useEffect(() => void show(undefined, place?.pages), [show, place]);

  useEffect(() => {
    async function look() {
      const now = latest.current;
      if (!now || document.hidden) return;
      try {
        const { choice, newest: since } = now;
        const { count } = await call(countNewPosts, { query: { choice, ...(since && { since }) } });
        setNews(count);
      } catch (error) {
        console.warn('New posts could not be counted', error);
      }
    }
    const looking = setInterval(() => void look(), lookEvery);
    const onSeen = () => void look();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [call]);

  async function loadMore() {
    if (!shown?.nextID || isLoadingMore) return;
    setLoadingMore(true);
    const page = await ask({ choice: shown.choice, nextID: shown.nextID });
    setLoadingMore(false);
    if (!page) return;
    const more = page.items.map((post) => viewOfPost(post, i18n, origin));
    setShown(
      (now) =>
        now && {
          ...now,
          news: [...now.news, ...page.news.map((each) => viewOfNews(each, i18n))],
          posts: [...now.posts, ...more.filter(({ id }) => !now.posts.some((each) => each.id === id))],
          nextID: page.nextID,
          pages: now.pages + 1,
        },
    );
  }

  return {
    shown,
    hasFailed,
    isLoadingMore,
    news,
    reload: () => show(shown?.choice),
    loadMore,
    async choose(choice) {
      setFailed(false);
      setShown((now) => now && { ...now, choice, posts: [], news: [], nextID: undefined, isAwaited: true });
      await Promise.all([
        show(choice),
        call(chooseNewsfeed, { body: { choice } }).catch((error: unknown) =>
          console.warn('The choice could not be saved', error),
        ),
      ]);
    },
    change: (change) => setShown((now) => now && { ...now, posts: change(now.posts) }),
    put: (post) =>
      setShown((now) => now && { ...now, posts: [viewOfPost(post, i18n, origin), ...now.posts] }),
  };
}
