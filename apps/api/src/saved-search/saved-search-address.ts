import { type SearchToSave, searchAddress } from '@kontor/contract';
import type { SavedSearchRow } from './queries.ts';

/** Where the portal shows the results of a saved search, the newest first. */
export function savedSearchAddress({
  resource_type,
  query,
}: Pick<SavedSearchRow, 'resource_type' | 'query'>): string {
  const { business, product }: SearchToSave = { [resource_type]: query };
  const { textQuery: words = '', ...search } = { ...business, ...product };
  const { businessType = 'MA', ...narrowed } = { businessType: undefined, ...search };
  return searchAddress({ ...narrowed, words, tab: product ? 'PR' : businessType, order: 'newest' });
}
