import { msg } from '@lingui/core/macro';
import { BookOpen } from 'lucide-react';
import type { PageLinks } from '../page/page-link.ts';
import { tipsPath } from './tips.ts';

export const links: PageLinks = () => ({
  'footer-company': {
    6: { href: tipsPath, text: msg`Articles` },
  },
  'mobile-main': {
    2: { href: tipsPath, text: msg`Articles`, icon: BookOpen },
  },
});
