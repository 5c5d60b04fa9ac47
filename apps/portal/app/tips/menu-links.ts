import { BookOpen } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { tipsPath } from './tips.ts';

export const links: MenuLinks = {
  'mobile-main': {
    2: { href: tipsPath, text: msg`Articles`, icon: BookOpen },
  },
};
