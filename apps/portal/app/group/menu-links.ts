import { UsersRound } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';

// Written out: what menus import comes with them, and pages of groups are read without.
const groups = { href: '/groups', text: msg`Groups`, icon: UsersRound } as const;

export const links: MenuLinks = {
  'account-menu': { 8: groups },
  'mobile-account': { 7: groups },
};
