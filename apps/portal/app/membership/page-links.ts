import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  'footer-company': {
    5: { href: '/membership-standard', text: msg`Memberships` },
  },
});
