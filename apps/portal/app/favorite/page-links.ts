import { msg } from '@lingui/core/macro';
import type { PageLinks } from '../page/page-link.ts';
import { favoritesPath } from './favorite-address.ts';

/** For visitors, too: their menu has no entry of people. */
export const links: PageLinks = () => ({
  'footer-company': {
    8: { href: favoritesPath, text: msg`Favorites` },
  },
});
