import { Handshake } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { myB2bPath } from './my-b2b-address.ts';

export const links: PageLinks = () => ({
  bar: {
    3: { href: myB2bPath, text: msg`My B2B`, icon: Handshake },
  },
});
