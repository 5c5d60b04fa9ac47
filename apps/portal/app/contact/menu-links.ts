import { MessageCircleQuestionMark } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { contactPath } from './contact-address.ts';

export const links: MenuLinks = {
  'mobile-support': {
    1: { href: contactPath, text: msg`Contact us`, icon: MessageCircleQuestionMark },
  },
};
