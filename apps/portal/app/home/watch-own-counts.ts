import { unreadCountsOf, unreadNotificationsOf } from '../live/unread-counts.ts';
import type { WatchCount } from '../page-part/use-count.ts';

/** Tells how many conversations hold something unread, as it changes. */
export const watchMessages: WatchCount = (session, onCount) => {
  const counts = unreadCountsOf(session);
  const tell = () => onCount(counts.current()?.total ?? 0);
  tell();
  return counts.subscribe(tell);
};

/** Tells how many notifications are unread, as it changes. */
export const watchNotifications: WatchCount = (session, onCount) => {
  const counts = unreadNotificationsOf(session);
  const tell = () => onCount(counts.current()?.unread ?? 0);
  tell();
  return counts.subscribe(tell);
};
