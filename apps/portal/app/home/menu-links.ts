import { House } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';

export const links: MenuLinks = {
  'mobile-main': {
    1: { href: '/', text: msg`Home`, icon: House },
  },
};
