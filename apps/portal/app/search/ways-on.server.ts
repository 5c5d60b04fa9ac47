import { countSearch, type Data } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../session/page-context.ts';
import { nearestPlaces } from './nearest-places.server.ts';
import { countBody } from './search-conditions.ts';
import { hasStepFilter, type SearchQuery, type Tab, tabs, withoutFilters } from './search-query.ts';

type Counts = Data<typeof countSearch>['counts'];

/** A search near one that found nothing, and how much it finds; never nothing. */
export interface WayOn {
  /**
   * What it lets go of: the filters products alone have, the country, the type, or all but the type for another place in the
   * industry tree.
   */
  by: 'filters' | 'country' | 'tab' | 'place';
  /** The place's name. */
  place?: string;
  query: SearchQuery;
  total: Counts['MA'];
}

type Path = readonly { id: string; name: string }[];

const maxTabs = 4;
const maxPlaces = 3;

/**
 * Where to go from a search without results: the same without its filters, without the country, other types that have some, the nearest
 * places of the industry tree. `query` holds the words in fact searched for, `path` the place it names.
 */
export async function waysOn(
  { query, counts, path }: { query: SearchQuery; counts: Counts; path: Path },
  context: LoaderFunctionArgs['context'],
): Promise<WayOn[]> {
  const { call } = context.get(visitContext);
  const fresh: SearchQuery = { ...query, page: 1 };
  async function count(of: SearchQuery): Promise<Counts> {
    return (await call(countSearch, { body: countBody(of) })).counts;
  }

  const global: SearchQuery = { ...fresh, country: undefined };
  const unfiltered = withoutFilters(query);
  const [anywhere, withoutAny, places] = await Promise.all([
    query.country ? count(global) : counts,
    hasStepFilter(query) ? count(unfiltered) : counts,
    nearestPlaces(query.words, path, context),
  ]);
  const byPlace = await Promise.all(
    places.slice(0, maxPlaces).map(async ({ name, ...ids }) => {
      const near: SearchQuery = { ...withoutFilters(global), words: '', ...ids };
      const found = await count(near);
      const tab = fullestTab(query.tab, found);
      return { by: 'place' as const, place: name, query: { ...near, tab }, total: found[tab] };
    }),
  );
  const here = byTab(fresh, counts);
  const byCountry = { by: 'country' as const, query: global, total: anywhere[query.tab] };
  const byFilters = { by: 'filters' as const, query: unfiltered, total: withoutAny[query.tab] };
  const ways: WayOn[] = [
    ...(hasStepFilter(query) ? [byFilters] : []),
    ...(query.country ? [byCountry] : []),
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
    .map((tab) => ({ by: 'tab', query: { ...query, tab }, total: counts[tab] }));
}
