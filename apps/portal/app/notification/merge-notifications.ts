import type { Data, listNotifications, Notification } from '@kontor/contract';

export type NotificationPages = Data<typeof listNotifications>;

/** The pages with another one behind them. What came again meanwhile stands where it was. */
export function addNotifications(pages: NotificationPages, more: NotificationPages): NotificationPages {
  const known = new Set(pages.notifications.map(({ notificationID }) => notificationID));
  const added = more.notifications.filter(({ notificationID }) => !known.has(notificationID));
  return { ...more, notifications: [...pages.notifications, ...added] };
}

/** How many of the first page are not shown, or not as they are now. */
export function countNews(shown: NotificationPages, first: NotificationPages): number {
  const known = new Map(shown.notifications.map(({ notificationID, at }) => [notificationID, at]));
  return first.notifications.filter(({ notificationID, at, isRead }) => {
    return !isRead && known.get(notificationID) !== at;
  }).length;
}

/** What is shown, with what is read by now; nothing of it moves. */
export function withReadMarks(shown: NotificationPages, first: NotificationPages): NotificationPages {
  const now = new Map(first.notifications.map((each) => [each.notificationID, each]));
  const renewed = (old: Notification): Notification => {
    const found = now.get(old.notificationID);
    return found?.at === old.at && found.isRead !== old.isRead ? { ...old, isRead: found.isRead } : old;
  };
  return { ...shown, unread: first.unread, notifications: shown.notifications.map(renewed) };
}
