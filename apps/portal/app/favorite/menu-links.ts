import { Bookmark } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import type { MenuLinks } from '../page/page-link.ts';
import { favoritesPath } from './favorite-address.ts';

const favorites = { href: favoritesPath, text: msg`Favorite Business`, icon: Bookmark } as const;

/** Checklist 27. */
export const links: MenuLinks = {
  'account-menu': { 2: favorites },
  'mobile-account': { 9: favorites },
};
