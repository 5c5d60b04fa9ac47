import {
  type Capability,
  capabilities,
  type Filter,
  filters,
  filtersOfProducts,
  type SearchOrder,
  searchOrders,
} from '@kontor/contract/capability-filters';
import {
  filterSteps,
  type StepFilters,
  type SteppedFigure,
  steppedFigures,
} from '@kontor/contract/filter-steps';
import { lastPage } from './result-pages.ts';
import { listOf, readSearched, type Searched, type Tab } from './searched.ts';

/** All filters of a query, each with what is chosen of it. */
type ChosenFilters = Readonly<Record<Capability, readonly string[]>> & StepFilters;

/** What a search-result address says; every field has a value, so the page follows from it alone. */
export interface SearchQuery extends Searched, ChosenFilters {
  /** The words alone: none is corrected, left out or taken for a location. */
  asTyped: boolean;
  /** Ids of the industry tree. */
  industry: string | undefined;
  category: string | undefined;
  subcategory: string | undefined;
  order: SearchOrder;
  /** From 1. */
  page: number;
}

/**
 * Reads `?business=&countries=&search=` and what we add to it; what is not understood counts as not said. Choices are read by their
 * form: which there are is known where they are searched by (`known-search-query.server.ts`).
 */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const page = Number(params.get('page'));
  const searched = readSearched(params);
  const { tab, words } = searched;
  return {
    ...searched,
    asTyped: words !== '' && params.get('asTyped') === 'true',
    industry: idOf(params.get('industry'), 4),
    category: idOf(params.get('category'), 6),
    subcategory: idOf(params.get('subcategory'), 8),
    ...noFilters,
    ...Object.fromEntries(filtersOf(tab).map((filter) => [filter, chosenIn(params, filter)])),
    order: searchOrders.find((each) => each === params.get('order')) ?? 'fit',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  };
}

const noFilters = Object.fromEntries([
  ...capabilities.map((capability) => [capability, []]),
  ...steppedFigures.map((figure) => [figure, undefined]),
]) as unknown as ChosenFilters;

/** The filters that a tab has. */
export function filtersOf(tab: Tab): readonly Filter[] {
  if (tab === 'UR') return [];
  return tab === 'PR' ? filters : filters.filter((filter) => !filtersOfProducts.includes(filter));
}

export function isFigure(filter: Filter): filter is SteppedFigure {
  return filter in filterSteps;
}

function chosenIn(params: URLSearchParams, filter: Filter): readonly string[] | number | undefined {
  if (!isFigure(filter)) return listOf(params, filter).filter((choice) => /^[\w-]{1,20}$/.test(choice));
  const given = Number(params.get(filter));
  return filterSteps[filter].find((step) => step === given);
}

/** The same in another tab, with the filters that it has, from its first page. */
export function withTab(query: SearchQuery, tab: Tab): SearchQuery {
  const had = filtersOf(tab).map((filter) => [filter, query[filter]]);
  return { ...withoutFilters(query), ...Object.fromEntries(had), tab };
}

/** What is chosen of a filter, as words of an address. */
export function choicesOf(query: SearchQuery, filter: Filter): readonly string[] {
  const chosen = query[filter];
  if (typeof chosen === 'object') return chosen;
  return chosen === undefined ? [] : [String(chosen)];
}

/** Whether any filter narrows a query. */
export function hasFilters(query: SearchQuery): boolean {
  return filtersOf(query.tab).some((filter) => choicesOf(query, filter).length > 0);
}

/** Whether it is one of the endless pages beside those that are found and shared: filtered, in another order, of several countries, or a later one. */
export function isVariant(query: SearchQuery): boolean {
  return hasFilters(query) || query.order !== 'fit' || query.countries.length > 1 || query.page > 1;
}

/** The same without filters, from its first page. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return { ...query, ...noFilters, page: 1 };
}

/** The same without what is chosen of one filter, from its first page. */
export function withoutFilter(query: SearchQuery, filter: Filter): SearchQuery {
  return { ...query, [filter]: noFilters[filter], page: 1 };
}

/** The same with one choice more of a filter, or without it where it was chosen, from its first page. */
export function withToggled(query: SearchQuery, filter: Filter | 'countries', choice: string): SearchQuery {
  if (filter !== 'countries' && isFigure(filter))
    return { ...query, [filter]: query[filter] === Number(choice) ? undefined : Number(choice), page: 1 };
  const chosen = query[filter];
  const others = chosen.filter((each) => each !== choice);
  return { ...query, [filter]: others.length < chosen.length ? others : [...chosen, choice], page: 1 };
}

function idOf(text: string | null, digits: number): string | undefined {
  return text?.length === digits && /^\d+$/.test(text) ? text : undefined;
}

/** The narrowest place of the industry tree a query names. */
export function placeOf({ industry, category, subcategory }: SearchQuery): string | undefined {
  return subcategory ?? category ?? industry;
}
