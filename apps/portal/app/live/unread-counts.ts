import { countUnreadInquiries, countUnreadNotifications, type Data } from '@kontor/contract';
import { countStoreOf } from './count-store.ts';

/** How many conversations hold unread messages, as oneself and as each of one's businesses. */
export type UnreadCounts = Data<typeof countUnreadInquiries>;

export const unreadCountsOf = countStoreOf<UnreadCounts>({
  load: ({ call }) => call(countUnreadInquiries, {}),
  changedBy: ['message', 'seen', 'inquiry'],
});

/** How many notifications are not read. */
export const unreadNotificationsOf = countStoreOf<Data<typeof countUnreadNotifications>>({
  load: ({ call }) => call(countUnreadNotifications, {}),
  changedBy: ['notification'],
});
