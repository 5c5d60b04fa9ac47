import { listNotifications, markNotificationsRead, markNotificationsUnread } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { oneAtATime } from '../live/one-at-a-time.ts';
import { useLiveEvents } from '../message-center/use-live-events.ts';
import { useSession } from '../session/session-context.tsx';
import { addNotifications, countNews, type NotificationPages, withReadMarks } from './merge-notifications.ts';

export interface Notifications {
  /** Undefined until the first page is loaded. */
  pages: NotificationPages | undefined;
  failed: boolean;
  /** How many came since, or came again; they are shown when one wants them. */
  news: number;
  isLoadingMore: boolean;
  reload: () => Promise<void>;
  showNews: () => void;
  loadMore: () => Promise<void>;
  /** These, or all that is shown and older. @returns by which it is taken back @throws what the call ends with */
  markRead: (notificationIDs?: string[]) => Promise<string>;
  /** @throws what the call ends with */
  markUnread: (undo: string) => Promise<void>;
}

const pageSize = 30;

/** What whoever is signed in was told, page by page. What comes meanwhile is announced, and moves nothing. */
export function useNotifications(): Notifications {
  const { call } = useSession();
  const [shown, setShown] = useState<NotificationPages>();
  const [first, setFirst] = useState<NotificationPages>();
  const [failed, setFailed] = useState(false);
  const [isLoadingMore, setLoadingMore] = useState(false);

  const ask = useCallback(
    async (after?: string): Promise<NotificationPages | undefined> => {
      try {
        const page = await call(listNotifications, { query: { size: pageSize, after } });
        setFailed(false);
        return page;
      } catch (error) {
        console.warn('Notifications could not be loaded', error);
        setFailed(true);
        return undefined;
      }
    },
    [call],
  );

  const look = useRef<() => Promise<void>>(undefined);
  look.current ??= oneAtATime(async () => {
    const page = await latestAsk.current();
    if (!page) return;
    setFirst(page);
    // Where nothing is read yet nothing can move.
    setShown((now) => (now && now.notifications.length > 0 ? withReadMarks(now, page) : page));
  });
  const latestAsk = useRef(ask);
  latestAsk.current = ask;

  const reload = useCallback(async () => look.current?.(), []);
  useEffect(() => void reload(), [reload]);
  useLiveEvents(({ kind }) => {
    if (kind === 'notification' || kind === 'gap') void reload();
  });

  async function loadMore() {
    if (shown?.next === undefined) return;
    setLoadingMore(true);
    const page = await ask(shown.next);
    setLoadingMore(false);
    if (page) setShown((now) => now && addNotifications(now, page));
  }

  async function markRead(notificationIDs?: string[]): Promise<string> {
    const body = notificationIDs ? { notificationIDs } : { upTo: first?.notifications[0]?.at };
    const { undo } = await call(markNotificationsRead, { body });
    const isMarked = (id: string) => notificationIDs?.includes(id) ?? true;
    setShown(
      (now) =>
        now && {
          ...now,
          notifications: now.notifications.map((each) =>
            isMarked(each.notificationID) ? { ...each, isRead: true } : each,
          ),
        },
    );
    return undo;
  }

  return {
    pages: shown,
    failed,
    news: shown && first ? countNews(shown, first) : 0,
    isLoadingMore,
    reload,
    showNews: () => setShown(first),
    loadMore,
    markRead,
    async markUnread(undo) {
      await call(markNotificationsUnread, { body: { undo } });
      setShown(await call(listNotifications, { query: { size: pageSize } }));
    },
  };
}
