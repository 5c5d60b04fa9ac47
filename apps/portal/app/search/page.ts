import { steppedFigures } from '@kontor/contract/filter-steps';
import { definePage } from '../page/define-page.ts';
import { readSearchQuery, searchAddress } from './search-query.ts';

export const searchPage = definePage({
  route: '/search-result',
  module: 'search/search-result',
  frame: 'search/search-frame',
  cached: {
    names: [
      ...['business', 'countries', 'search', 'industry', 'category', 'subcategory', 'page'],
      ...steppedFigures,
    ],
    // As the page reads them itself: what it does not understand it takes for not said.
    read: (given) => new URLSearchParams(searchAddress(readSearchQuery(given)).split('?')[1]),
  },
  indexed: 'industries',
  sharePicture: true,
});
