import { definePage } from '../page/define-page.ts';

/** Open to visitors. Sets of businesses and products have no end: none is cached whole, nor is any for search engines. */
export const comparePage = definePage({
  route: '/compare',
  module: 'compare/compare-page',
  cached: false,
  indexed: false,
  sharePicture: false,
});
