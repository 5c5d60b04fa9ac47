import { MessagesSquare } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLink, MenuLinks } from '../page/page-link.ts';
import { conversationsAddress, myConversations } from './message-address.ts';

/** Checklist 28: with the id of whoever is signed in, and with 'me' until that is known. */
const messages: MenuLink = {
  href: myConversations,
  hrefOf: conversationsAddress,
  text: msg`Messages`,
  icon: MessagesSquare,
};

export const links: MenuLinks = {
  'account-menu': {
    4: messages,
  },
  'mobile-account': {
    2: messages,
  },
};
