import { unreadNotificationsOf } from '../live/unread-counts.ts';
import type { WatchCount } from '../page-part/counted-icon.tsx';

/** Tells how many notifications are unread, as it changes. */
export const watchNotifications: WatchCount = (session, onCount) => {
  const counts = unreadNotificationsOf(session);
  const tell = () => onCount(counts.current()?.unread ?? 0);
  tell();
  return counts.subscribe(tell);
};
