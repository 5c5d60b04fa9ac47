import type { SavedSearch, SearchToSave } from './saved-search.ts';
import { searchAddress } from './search-address.ts';

/** What a saved search asks for, as addresses say it; without a tab where it is for businesses of all types. */
export function queryOfSaved({ business, product }: SearchToSave) {
  const {
    textQuery: words = '',
    businessType,
    ...search
  } = { businessType: undefined, ...business, ...product };
  const tab = product ? ('PR' as const) : businessType;
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
