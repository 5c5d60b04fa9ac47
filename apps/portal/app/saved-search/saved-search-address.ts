import type { SavedSearch, SearchToSave } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { searchAddress } from '../search/search-address.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** What a saved search asks for, as its results are asked for; without a tab where it is for businesses of all types. */
export function queryOfSaved({ business, product }: SearchToSave): Partial<SearchQuery> {
  const {
    textQuery: words = '',
    businessType,
    ...search
  } = { businessType: undefined, ...business, ...product };
  const tab = product ? 'PR' : businessType;
  return { ...search, words, ...(tab && { tab }) };
}

/**
 * The results of a saved search; of businesses of all types those of the first, beside which the tabs count the others.
 * @param hasNew the newest come first, and what is new is marked
 */
export function savedSearchAddress(
  search: SearchToSave & Partial<Pick<SavedSearch, 'savedSearchID'>>,
  hasNew = false,
): string {
  if (!hasNew) return searchAddress(queryOfSaved(search));
  return openedAddress(searchAddress({ ...queryOfSaved(search), order: 'newest' }), search.savedSearchID);
}

/** Results as they are reached from a saved search, which is known on their other pages, too. */
export function openedAddress(results: string, savedSearchID: string | undefined): string {
  return savedSearchID === undefined ? results : `${results}&saved=${savedSearchID}`;
}

/** The saved search by which results were reached. */
export function openedSearch(params: URLSearchParams): string | undefined {
  const id = params.get('saved') ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** Where what is new in a saved search is read as a feed, by its secret, in one language. */
export function savedSearchFeedAddress(token: string, language: ShownLanguage): string {
  return `/saved-search/feed/${token}?lang=${language}`;
}
