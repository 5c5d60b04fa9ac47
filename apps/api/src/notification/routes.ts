import {
  chooseNotification as chooseNotificationCall,
  chooseNotificationTimeZone as chooseNotificationTimeZoneCall,
  countUnreadNotifications as countUnreadNotificationsCall,
  getMailSubscription as getMailSubscriptionCall,
  getNotificationChoices as getNotificationChoicesCall,
  getNotificationTimeZone as getNotificationTimeZoneCall,
  listNotifications as listNotificationsCall,
  markNotificationsRead as markNotificationsReadCall,
  markNotificationsUnread as markNotificationsUnreadCall,
  resumeMails as resumeMailsCall,
  unsubscribeFromMails as unsubscribeFromMailsCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { chooseNotification } from './choose-notification.ts';
import { chooseNotificationTimeZone } from './choose-notification-time-zone.ts';
import { countUnreadNotifications } from './count-unread-notifications.ts';
import { getMailSubscription } from './get-mail-subscription.ts';
import { getNotificationChoices } from './get-notification-choices.ts';
import { getNotificationTimeZone } from './get-notification-time-zone.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { markNotificationsUnread } from './mark-notifications-unread.ts';
import { pushRoutes } from './push/routes.ts';
import { resumeMails } from './resume-mails.ts';
import { unsubscribeFromMails } from './unsubscribe-from-mails.ts';

export const notificationRoutes: Route[] = [
  route(listNotificationsCall, (context, { query }) => listNotifications(context, query)),
  route(countUnreadNotificationsCall, (context) => countUnreadNotifications(context)),
  route(markNotificationsReadCall, (context, { body }) => markNotificationsRead(context, body ?? {})),
  route(markNotificationsUnreadCall, (context, { body }) => markNotificationsUnread(context, body.undo)),
  route(getNotificationChoicesCall, (context) => getNotificationChoices(context)),
  route(chooseNotificationCall, (context, { params, body }) =>
    chooseNotification(context, params.kind, body),
  ),
  route(getNotificationTimeZoneCall, (context) => getNotificationTimeZone(context)),
  route(chooseNotificationTimeZoneCall, (context, { body }) =>
    chooseNotificationTimeZone(context, body.timeZone),
  ),
  ...pushRoutes,
  // By the link in a mail: whoever has it may end such mails and take that back, and nothing else.
  route(getMailSubscriptionCall, (context, { params }) => getMailSubscription(context, params.token), {
    tags: 'none',
  }),
  route(unsubscribeFromMailsCall, (context, { params }) => unsubscribeFromMails(context, params.token)),
  route(resumeMailsCall, (context, { params }) => resumeMails(context, params.token)),
];
