import { Newspaper } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { newsfeedPath } from './newsfeed-address.ts';

export const links: MenuLinks = {
  'account-menu': {
    6: { href: newsfeedPath, text: msg`Newsfeed`, icon: Newspaper },
  },
  'mobile-account': {
    5: { href: newsfeedPath, text: msg`Newsfeed`, icon: Newspaper },
  },
};
