import { searchAddress } from '../search-address.ts';
import type { SearchQuery } from '../search-query.ts';

/** Where the filters of a tab are chosen; its query is that of the results. */
export const filtersPath = '/search-result/filters';

export function filtersAddress(query: SearchQuery): string {
  return searchAddress({ ...query, page: 1 }, filtersPath);
}
