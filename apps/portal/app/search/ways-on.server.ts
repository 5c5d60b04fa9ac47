import { countSearch, type Data } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../session/page-context.ts';
import { nearestPlaces } from './nearest-places.server.ts';
import { type SearchQuery, type Tab, tabs } from './search-query.ts';

type Counts = Data<typeof countSearch>['counts'];

/** A search near one that found nothing, and how much it finds; never nothing. */
export interface WayOn {
  /** What it lets go of: the country, the type, or the words and the lowest place for another place in the industry tree. */
  by: 'country' | 'tab' | 'place';
  /** The place's name. */
  place?: string;
  query: SearchQuery;
  total: Counts['MA'];
}

type Path = readonly { id: string; name: string }[];

const maxTabs = 4;
const maxPlaces = 3;

/**
 * Where to go from a search without results: the same without the country, other types that have some, the nearest
 * places of the industry tree. `query` holds the words in fact searched for, `path` the place it names.
 */
export async function waysOn(
  { query, counts, path }: { query: SearchQuery; counts: Counts; path: Path },
  context: LoaderFunctionArgs['context'],
): Promise<WayOn[]> {
  const { call } = context.get(visitContext);
  const fresh: SearchQuery = { ...query, page: 1 };
  async function count(of: SearchQuery): Promise<Counts> {
    const { words, country, industry, category, subcategory, tab } = of;
    const body = { textQuery: words, country, industry, category, subcategory, tab };
    return (await call(countSearch, { body })).counts;
  }

  const global: SearchQuery = { ...fresh, country: undefined };
  const [anywhere, places] = await Promise.all([
    query.country ? count(global) : counts,
    nearestPlaces(query.words, path, context),
  ]);
  const byPlace = await Promise.all(
    places.slice(0, maxPlaces).map(async ({ name, ...ids }) => {
      const near: SearchQuery = { ...global, words: '', ...ids };
      const found = await count(near);
      const tab = fullestTab(query.tab, found);
      return { by: 'place' as const, place: name, query: { ...near, tab }, total: found[tab] };
    }),
  );
  const here = byTab(fresh, counts);
  const byCountry = { by: 'country' as const, query: global, total: anywhere[query.tab] };
  const ways: WayOn[] = [
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
