import type { countSearch, Data } from '@kontor/contract';
import { searchAddress } from './search-address.ts';
import { type SearchQuery, withToggled } from './search-query.ts';

type Counted = Data<typeof countSearch>['countries'];

/**
 * Shortcuts for the country filter (checklist 94): those chosen, where most results are, the portal's own; each is put on or taken off.
 * @param counted where the results are, most first; undefined when there are too many to say
 */
export function countryChips(query: SearchQuery, counted: Counted = [], ofPortal: string) {
  const totals = new Map(counted.map(({ code, total }) => [code, total]));
  const codes = new Set([...query.countries.filter((code) => !totals.has(code)), ...totals.keys()]);
  if (codes.size < 2) codes.add(ofPortal);
  return [...codes].map((code) => ({
    code,
    total: totals.get(code),
    isChosen: query.countries.includes(code),
    href: searchAddress(withToggled(query, 'countries', code)),
  }));
}
