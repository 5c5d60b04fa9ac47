import type { SearchToSave } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { searchAddress } from '../search/search-address.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** What a saved search asks for, as its results are asked for; businesses of a type unless it says which. */
export function queryOfSaved({ business, product }: SearchToSave): Partial<SearchQuery> {
  const {
    textQuery: words = '',
    businessType,
    ...search
  } = { businessType: undefined, ...business, ...product };
  return { ...search, words, tab: product ? 'PR' : (businessType ?? 'MA') };
}

/** The results of a saved search. @param newestFirst instead of in its own order */
export function savedSearchAddress(search: SearchToSave, newestFirst = false): string {
  return searchAddress({ ...queryOfSaved(search), ...(newestFirst && { order: 'newest' }) });
}

/** Where what is new in a saved search is read as a feed, by its secret, in one language. */
export function savedSearchFeedAddress(token: string, language: ShownLanguage): string {
  return `/saved-search/feed/${token}?lang=${language}`;
}
