import { CircleQuestionMark } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import { helpRequestPath } from '../contact/contact-address.ts';
import type { MenuLinks } from '../page/page-link.ts';

export const links: MenuLinks = {
  'account-menu': {
    9: { href: helpRequestPath, text: msg`Need help?`, icon: CircleQuestionMark },
  },
};
