import type { countSearch, Input } from '@kontor/contract';
import type { SearchQuery } from './search-query.ts';

/** The conditions all kinds of search share. */
export function conditions({ words, industry, category, subcategory }: SearchQuery) {
  return { textQuery: words, industry, category, subcategory };
}

/** What a query's tabs are counted by. */
export function countBody(query: SearchQuery): Input<typeof countSearch>['body'] {
  const { country, leadTime, minimumOrder, tab } = query;
  return { ...conditions(query), country, leadTime, minimumOrder, tab };
}
