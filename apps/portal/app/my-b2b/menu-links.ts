import { Handshake } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { myB2bPath } from './my-b2b-address.ts';

/** Where the bar has no room for it. */
export const links: MenuLinks = {
  'mobile-account': { 8: { href: myB2bPath, text: msg`My B2B`, icon: Handshake } },
};
