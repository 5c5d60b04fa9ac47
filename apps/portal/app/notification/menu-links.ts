import { Bell } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { notificationsPath } from './notification-address.ts';

export const links: MenuLinks = {
  'account-menu': {
    5: { href: notificationsPath, text: msg`Notifications`, icon: Bell },
  },
  'mobile-account': {
    3: { href: notificationsPath, text: msg`Notifications`, icon: Bell },
  },
};
