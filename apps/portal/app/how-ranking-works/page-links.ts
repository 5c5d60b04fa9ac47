import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  'footer-legal': {
    4: { href: '/how-ranking-works', text: msg`How results are ordered` },
  },
});
