import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { contactPath } from './contact-address.ts';

export const links: PageLinks = () => ({
  'footer-company': {
    7: { href: contactPath, text: msg`Contact us` },
  },
});
