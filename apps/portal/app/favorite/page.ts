import { definePage } from '../page/define-page.ts';

/** Open to visitors, too: what they saved lies on their device, and nothing of anybody is in the page as it is served. */
export const favoritesPage = definePage({
  route: '/favorites',
  module: 'favorite/favorites-page',
  cached: false,
  indexed: false,
  sharePicture: false,
});
