import { UserRound } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { myProfilePath } from './person-address.ts';

export const links: MenuLinks = {
  'account-menu': {
    1: { href: myProfilePath, text: msg`My profile`, icon: UserRound },
  },
  'mobile-account': {
    1: { href: myProfilePath, text: msg`My account`, icon: UserRound },
  },
};
