import { unreadNotificationsOf } from '../live/unread-counts.ts';
import type { WatchCount } from '../page-part/use-count.ts';
import type { Session } from '../session/open-session.ts';

async function renew(call: Session['call']): Promise<void> {
  try {
    const { canPush, renewPush } = await import('./push/push-browser.ts');
    if (canPush()) await renewPush(call);
  } catch (error) {
    console.warn('That this browser is there could not be told', error);
  }
}

/** Tells how many notifications are unread, as it changes. */
export const watchUnreadNotifications: WatchCount = (session, onCount) => {
  const counts = unreadNotificationsOf(session);
  const tell = () => onCount(counts.current()?.unread ?? 0);
  tell();
  return counts.subscribe(tell);
};

/** The same for the bar, which every page has: the browser of whoever is told in it says that it is there. */
export const watchNotifications: WatchCount = (session, onCount) => {
  if ('Notification' in window && Notification.permission === 'granted') void renew(session.call);
  return watchUnreadNotifications(session, onCount);
};
