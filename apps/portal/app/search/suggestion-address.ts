import { businessAddress, productAddress, type Suggestion } from '@kontor/contract';
import { searchAddress } from './search-address.ts';
import type { SearchQuery } from './search-query.ts';

/** Where taking a suggestion leads: to the page of what it names, or to results with the tab and country of the search bar. */
export function suggestionAddress(
  suggestion: Suggestion,
  around: Pick<SearchQuery, 'tab' | 'countries'>,
): string {
  const { kind, text, businessID, productID, companyName = '', industry, category, subcategory } = suggestion;
  if (kind === 'product' && productID)
    return productAddress({ id: productID, name: text, company: companyName });
  if (kind === 'business' && businessID) return businessAddress({ id: businessID, name: text });
  if (kind === 'place' && suggestion.country)
    return searchAddress({ ...around, words: suggestion.words, countries: [suggestion.country] });
  if (kind === 'category') return searchAddress({ ...around, industry, category, subcategory });
  return searchAddress({ ...around, words: text });
}
