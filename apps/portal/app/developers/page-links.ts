import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  'footer-services': {
    1: { href: '/developers', text: msg`Developers Zone` },
  },
});
