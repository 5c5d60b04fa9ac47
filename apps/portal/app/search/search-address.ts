import type { SearchQuery } from './search-query.ts';

/**
 * The address of a search; type MA and all countries unless said otherwise (checklist 48, 49). Filters are written as they are given:
 * nearly every page has links to searches, and few have filters.
 * @param path of the results, or of another page with the same query
 */
export function searchAddress(query: Partial<SearchQuery>, path = '/search-result'): string {
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

/** Where a node of the industry tree is: an id begins with those above it. */
export function placeOfId(id: string): Pick<SearchQuery, 'industry' | 'category' | 'subcategory'> {
  const [industry, category, subcategory] = [4, 6, 8].map((length) =>
    id.length >= length ? id.slice(0, length) : undefined,
  );
  return { industry, category, subcategory };
}
