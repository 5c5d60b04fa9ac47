import { type businessTypes, searchTabs } from '@kontor/contract/business-types';
import { filterSteps, type StepFilters, steppedFigures } from '@kontor/contract/filter-steps';

export type BusinessTypeCode = (typeof businessTypes)[number];
/** The tabs of the results in their order (checklist 93). */
export const tabs = searchTabs;
export type Tab = (typeof tabs)[number];

/** What a search-result address says; every field has a value, so the page follows from it alone. */
export interface SearchQuery extends StepFilters {
  tab: Tab;
  /** ISO code; undefined for all countries. */
  country: string | undefined;
  words: string;
  /** Ids of the industry tree. */
  industry: string | undefined;
  category: string | undefined;
  subcategory: string | undefined;
  /** From 1. */
  page: number;
}

const path = '/search-result';
export const pageSize = 5;
/** Results can be paged to the 10,000th. */
export const lastPage = 2000;

/** Reads `?business=&countries=&search=` and what we add to it; what is not understood counts as not said. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const country = params.get('countries')?.toUpperCase() ?? '';
  const page = Number(params.get('page'));
  const tab = tabs.find((each) => each === params.get('business')?.toUpperCase()) ?? 'MA';
  return {
    tab,
    country: /^[A-Z]{2}$/.test(country) ? country : undefined,
    words: [...(params.get('search') ?? '').trim().slice(0, 400)].slice(0, 200).join(''),
    industry: idOf(params.get('industry'), 4),
    category: idOf(params.get('category'), 6),
    subcategory: idOf(params.get('subcategory'), 8),
    ...ofProducts(tab, {
      leadTime: stepOf(params.get('leadTime'), filterSteps.leadTime),
      minimumOrder: stepOf(params.get('minimumOrder'), filterSteps.minimumOrder),
    }),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  };
}

const noFilters: StepFilters = { leadTime: undefined, minimumOrder: undefined };

/** What products are filtered by; other tabs have none of it. */
function ofProducts(tab: Tab, { leadTime, minimumOrder }: StepFilters): StepFilters {
  return tab === 'PR' ? { leadTime, minimumOrder } : noFilters;
}

function stepOf<Step extends number>(text: string | null, steps: readonly Step[]): Step | undefined {
  return steps.find((step) => step === Number(text));
}

/** Whether one of the filters that products alone have narrows a query. */
export function hasStepFilter(query: SearchQuery): boolean {
  return steppedFigures.some((figure) => query[figure] !== undefined);
}

/** The same without the filters that products alone have, from its first page. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return { ...query, ...noFilters, page: 1 };
}

function idOf(text: string | null, digits: number): string | undefined {
  return text?.length === digits && /^\d+$/.test(text) ? text : undefined;
}

/** Where a node of the industry tree is: an id begins with those above it. */
export function placeOfId(id: string): Pick<SearchQuery, 'industry' | 'category' | 'subcategory'> {
  const [industry, category, subcategory] = [4, 6, 8].map((length) =>
    id.length >= length ? id.slice(0, length) : undefined,
  );
  return { industry, category, subcategory };
}

/** The address of a search; type MA and all countries unless said otherwise (checklist 48, 49). */
export function searchAddress(query: Partial<SearchQuery>): string {
  const { tab = 'MA' } = query;
  const params = new URLSearchParams({ business: tab, countries: query.country ?? 'global' });
  const { words, industry, category, subcategory, page } = query;
  const additions = {
    search: words,
    industry,
    category,
    subcategory,
    ...ofProducts(tab, { leadTime: query.leadTime, minimumOrder: query.minimumOrder }),
    page: page && page > 1 ? String(page) : '',
  };
  for (const [name, value] of Object.entries(additions)) if (value) params.set(name, String(value));
  return `${path}?${params}`;
}

/** The narrowest place of the industry tree a query names. */
export function placeOf({ industry, category, subcategory }: SearchQuery): string | undefined {
  return subcategory ?? category ?? industry;
}
