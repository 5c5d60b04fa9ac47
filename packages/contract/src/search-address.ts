/** What an address of results says; what else narrows them stands there by its name. */
export interface AddressedSearch {
  /** A type of businesses, `PR` for products or `UR` for people. */
  tab?: string;
  words?: string;
  asTyped?: boolean | undefined;
  countries?: readonly string[];
  industry?: string | undefined;
  category?: string | undefined;
  subcategory?: string | undefined;
  order?: string | undefined;
  page?: number;
}

/**
 * The address of a search; type MA and all countries unless said otherwise (checklist 48, 49). Filters are written as they are given:
 * nearly every page has links to searches, and few have filters.
 * @param path of the results, or of another page with the same query
 */
export function searchAddress(query: AddressedSearch, path = '/search-result'): string {
  const {
    tab = 'MA',
    words,
    asTyped,
    countries = [],
    industry,
    category,
    subcategory,
    order,
    page,
    ...filters
  } = query;
  const fields = {
    business: tab,
    countries: countries.length > 0 ? countries : 'global',
    search: words,
    asTyped: words && asTyped,
    industry,
    category,
    subcategory,
    ...filters,
    order: order !== 'fit' && order,
    page: page !== 1 && page,
  };
  const said = Object.entries(fields).flatMap(([name, value]) => {
    const text = String(value || '');
    if (text === '') return [];
    const field = String(new URLSearchParams({ [name]: text }));
    // Commas between choices need no escape, and the address is easier to read.
    return [name === 'search' ? field : field.replaceAll('%2C', ',')];
  });
  return `${path}?${said.join('&')}`;
}
