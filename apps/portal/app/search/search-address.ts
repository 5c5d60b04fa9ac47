import { searchAddress as addressOfSearch } from '@kontor/contract/search-address';
import type { SearchQuery } from './search-query.ts';

/** The address of a search. @param path of the results, or of another page with the same query */
export const searchAddress: (query: Partial<SearchQuery>, path?: string) => string = addressOfSearch;

/** Where a node of the industry tree is: an id begins with those above it. */
export function placeOfId(id: string): Pick<SearchQuery, 'industry' | 'category' | 'subcategory'> {
  const [industry, category, subcategory] = [4, 6, 8].map((length) =>
    id.length >= length ? id.slice(0, length) : undefined,
  );
  return { industry, category, subcategory };
}
