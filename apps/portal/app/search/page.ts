import { definePage } from '../page/define-page.ts';
import { searchAddress } from './search-address.ts';
import { readSearchQuery } from './search-query.ts';

export const searchPage = definePage({
  route: '/search-result',
  module: 'search/search-result',
  frame: 'search/search-frame',
  cached: {
    // With filters, or in another order, there is no end of pages.
    names: ['business', 'countries', 'search', 'industry', 'category', 'subcategory', 'page'],
    // As the page reads them itself: what it does not understand it takes for not said.
    read: (given) => new URLSearchParams(searchAddress(readSearchQuery(given)).split('?')[1]),
  },
  indexed: 'industries',
  sharePicture: true,
});
