import { Factory } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { myBusinessPath } from './my-business-address.ts';

export const links: PageLinks = () => ({
  bar: {
    2: { href: myBusinessPath, text: msg`My Business`, icon: Factory },
  },
});
