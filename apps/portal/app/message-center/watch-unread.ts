import { unreadCountsOf } from '../live/unread-counts.ts';
import type { Session } from '../session/open-session.ts';
import { tellInTitle } from './counted-title.ts';

/** Tells how many conversations hold something unread, as it changes, and says it in the title. @returns what ends it */
export function watchUnread(session: Session, onCount: (unread: number) => void): () => void {
  const counts = unreadCountsOf(session);
  const total = () => counts.current()?.total ?? 0;
  const title = tellInTitle(total);
  const callOff = counts.subscribe(() => {
    onCount(total());
    title.renew();
  });
  return () => {
    callOff();
    title.stop();
  };
}
