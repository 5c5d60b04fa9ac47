import { defineOwnPage, definePage } from '../page/define-page.ts';
import { ownID } from '../page/page-parameter.ts';
import { notificationSettingsPath, notificationsPath } from './notification-address.ts';

export const notificationPages = [
  defineOwnPage({ route: notificationsPath, module: 'notification/notifications-page' }),
  defineOwnPage({ route: notificationSettingsPath, module: 'notification/notification-settings-page' }),
  definePage({
    route: '/unsubscribe/:token',
    module: 'notification/unsubscribe-page',
    parameters: { token: ownID },
    cached: false,
    indexed: false,
    sharePicture: false,
    // Nothing that a link is used by is written into a table of pages.
    counted: false,
    takesMultipart: true,
  }),
] as const;
