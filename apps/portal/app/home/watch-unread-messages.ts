import { unreadCountsOf } from '../live/unread-counts.ts';
import type { WatchCount } from '../page-part/use-count.ts';

/** Tells how many conversations hold something unread, as it changes; the bar says it in the title as well. */
export const watchUnreadMessages: WatchCount = (session, onCount) => {
  const counts = unreadCountsOf(session);
  const tell = () => onCount(counts.current()?.total ?? 0);
  tell();
  return counts.subscribe(tell);
};
