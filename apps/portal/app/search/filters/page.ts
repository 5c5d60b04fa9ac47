import { definePage } from '../../page/define-page.ts';
import { filtersPath } from './filters-address.ts';

export const filtersPage = definePage({
  route: filtersPath,
  module: 'search/filters/filters-page',
  frame: 'search/search-frame',
  cached: false,
  indexed: false,
  sharePicture: false,
});
