import { Factory } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { myBusinessPath } from './my-business-address.ts';

export const links: MenuLinks = {
  'mobile-account': {
    4: { href: myBusinessPath, text: msg`My business`, icon: Factory },
  },
};
