import { MessagesSquare } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { myConversations } from './message-address.ts';

export const links: MenuLinks = {
  'account-menu': {
    3: { href: myConversations, text: msg`Messages`, icon: MessagesSquare },
  },
  'mobile-account': {
    2: { href: myConversations, text: msg`Messages`, icon: MessagesSquare },
  },
};
