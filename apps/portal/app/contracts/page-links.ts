import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { contractHelpPath } from './contract-templates.ts';

export const links: PageLinks = () => ({
  'footer-distributors': {
    5: { href: contractHelpPath, text: msg`B2B Contract Help` },
  },
});
