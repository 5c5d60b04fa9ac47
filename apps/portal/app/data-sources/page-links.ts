import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  'footer-legal': {
    3: { href: '/data-sources', text: msg`Data sources` },
  },
});
