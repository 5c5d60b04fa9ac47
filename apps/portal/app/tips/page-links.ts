import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { tipsPath } from './tips.ts';

export const links: PageLinks = () => ({
  'footer-company': {
    6: { href: tipsPath, text: msg`Articles` },
  },
});
