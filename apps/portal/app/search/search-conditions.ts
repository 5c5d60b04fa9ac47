import type { countSearch, Input } from '@kontor/contract';
import { filtersOf, type SearchQuery } from './search-query.ts';

/** The conditions all kinds of search share. */
export function conditions(query: SearchQuery) {
  const { words, asTyped, countries, industry, category, subcategory } = query;
  return {
    textQuery: words,
    ...(asTyped ? { asTyped } : {}),
    countries: countries.length > 0 ? [...countries] : undefined,
    industry,
    category,
    subcategory,
  };
}

type Filtered = Omit<Input<typeof countSearch>['body'], 'textQuery' | 'tab' | 'country'>;

/** What is chosen of the filters that the query's tab has. */
export function filterConditions(query: SearchQuery): Filtered {
  const chosen = filtersOf(query.tab).map((filter) => {
    const value = query[filter];
    return [filter, typeof value === 'object' && value.length === 0 ? undefined : value];
  });
  return Object.fromEntries(chosen);
}

/** What a query's tabs are counted by. */
export function countBody(query: SearchQuery): Input<typeof countSearch>['body'] {
  return { ...conditions(query), ...filterConditions(query), tab: query.tab };
}
