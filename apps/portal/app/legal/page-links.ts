import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  'footer-legal': {
    1: { href: '/terms-and-conditions', text: msg`Terms and conditions` },
    2: { href: '/privacy-policy', text: msg`Privacy policy` },
  },
});
