import { House } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';

export const links: PageLinks = () => ({
  bar: {
    1: { href: '/', text: msg`Home`, icon: House },
  },
  'footer-buyers': {
    // The board of buyers' requests leads here until there is one (checklist 42).
    1: { href: '/', text: msg`Direct Buyer Enquiries` },
  },
});
