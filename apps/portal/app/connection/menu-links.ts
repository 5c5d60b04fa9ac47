import { Users } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { connectionsPath } from './connection-address.ts';

const connections = { href: connectionsPath, text: msg`Connections`, icon: Users } as const;

export const links: MenuLinks = {
  'account-menu': { 7: connections },
  'mobile-account': { 6: connections },
};
