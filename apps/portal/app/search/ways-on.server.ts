import { countSearch, type Data } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../session/page-context.ts';
import { filterNames } from './filters/filter-texts.server.ts';
import { nearestPlaces } from './nearest-places.server.ts';
import { countBody } from './search-conditions.ts';
import {
  choicesOf,
  filtersOf,
  hasFilters,
  type SearchQuery,
  withoutFilter,
  withoutFilters,
  withTab,
} from './search-query.ts';
import { type Tab, tabs } from './searched.ts';

type Counts = Data<typeof countSearch>['counts'];

/** A search near one that found nothing, and how much it finds; never nothing. */
export interface WayOn {
  /**
   * What it lets go of: one filter, all of them, the country, the type, or all but the type for another place in the industry tree.
   */
  by: 'filter' | 'filters' | 'country' | 'tab' | 'place';
  /** Of the filter, or of the place. */
  name?: string;
  query: SearchQuery;
  total: Counts['MA'];
}

type Path = readonly { id: string; name: string }[];

const maxTabs = 4;
const maxPlaces = 3;
const maxFilters = 4;

/**
 * Where to go from a search without results: the same without a filter, without all of them, without the country, other types that have some, the nearest
 * places of the industry tree. `query` holds the words in fact searched for, `path` the place it names.
 */
export async function waysOn(
  { query, counts, path }: { query: SearchQuery; counts: Counts; path: Path },
  context: LoaderFunctionArgs['context'],
): Promise<WayOn[]> {
  const { call, i18n } = context.get(visitContext);
  const fresh: SearchQuery = { ...query, page: 1 };
  async function count(of: SearchQuery): Promise<Counts> {
    return (await call(countSearch, { body: countBody(of) })).counts;
  }

  const global: SearchQuery = { ...fresh, countries: [] };
  const filters = filtersOf(query.tab).filter((filter) => choicesOf(query, filter).length > 0);
  const unfiltered = withoutFilters(query);
  const [anywhere, withoutAny, places] = await Promise.all([
    query.countries.length > 0 ? count(global) : counts,
    hasFilters(query) ? count(unfiltered) : counts,
    nearestPlaces(query.words, path, context),
  ]);
  // With one filter, without it is without all.
  const byFilter = await Promise.all(
    (filters.length > 1 ? filters.slice(0, maxFilters) : []).map(async (filter) => {
      const without = withoutFilter(query, filter);
      const total = (await count(without))[query.tab];
      return { by: 'filter' as const, name: i18n._(filterNames[filter]), query: without, total };
    }),
  );
  const byPlace = await Promise.all(
    places.slice(0, maxPlaces).map(async ({ name, ...ids }) => {
      const near: SearchQuery = { ...withoutFilters(global), words: '', ...ids };
      const found = await count(near);
      const tab = fullestTab(query.tab, found);
      return { by: 'place' as const, name, query: withTab(near, tab), total: found[tab] };
    }),
  );
  const here = byTab(fresh, counts);
  const byCountry = { by: 'country' as const, query: global, total: anywhere[query.tab] };
  const byFilters = { by: 'filters' as const, query: unfiltered, total: withoutAny[query.tab] };
  const ways: WayOn[] = [
    ...byFilter,
    ...(hasFilters(query) ? [byFilters] : []),
    ...(query.countries.length > 0 ? [byCountry] : []),
    ...(here.length > 0 ? here : byTab(global, anywhere)),
    ...byPlace,
  ];
  return ways.filter(({ total }) => total.total > 0);
}

/** The tab itself where it has results, else the one with most. */
function fullestTab(tab: Tab, counts: Counts): Tab {
  if (counts[tab].total > 0) return tab;
  return tabs.reduce((fullest, each) => (counts[each].total > counts[fullest].total ? each : fullest), tab);
}

/** The types other than the query's own that have results for it. */
function byTab(query: SearchQuery, counts: Counts): WayOn[] {
  return tabs
    .filter((tab) => tab !== query.tab && counts[tab].total > 0)
    .slice(0, maxTabs)
    .map((tab) => ({ by: 'tab', query: withTab(query, tab), total: counts[tab] }));
}
