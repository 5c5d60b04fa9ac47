import { countSearch, type Data, searchBusinesses, searchPeople, searchProducts } from '@kontor/contract';
import { filterSteps, type SteppedFigure } from '@kontor/contract/filter-steps';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { viewOfResult } from '../business/view-of-result.server.ts';
import { viewOfPerson } from '../person/person-view.ts';
import { viewOfProduct } from '../product/view-of-product.server.ts';
import { tagsContext, visitContext } from '../session/page-context.ts';
import { countries, pathTo } from '../session/reference.server.ts';
import { conditions, countBody } from './search-conditions.ts';
import { searchMeta } from './search-meta.server.ts';
import {
  lastPage,
  pageSize,
  placeOf,
  readSearchQuery,
  type SearchQuery,
  searchAddress,
} from './search-query.ts';
import { waysOn } from './ways-on.server.ts';

type Context = LoaderFunctionArgs['context'];

/** All a result page shows: the tab's results, all tabs' counts, where the results are, names of what narrows them. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readSearchQuery(searchParams);
  const { call } = context.get(visitContext);
  const [found, counted, names, path] = await Promise.all([
    searchTab(query, context),
    call(countSearch, { body: countBody(query) }),
    countries(context),
    pathTo(placeOf(query) ?? '', context),
  ]);
  const meant = meantQuery(query, found, names);
  if (meant) throw redirect(withLanguage(searchAddress(meant), searchParams));
  const countryName = (code: string) => names.find((each) => each.code === code)?.countryName ?? code;
  const country = query.country ? { code: query.country, name: countryName(query.country) } : undefined;
  const words = found.correction?.applied ? found.correction.textQuery : query.words;
  const nothing = found.total === 0;
  // Words and places that lead to nothing have no end; keeping them would put out what others look for.
  const isPlaceUnknown = placeOf(query) !== undefined && path.length === 0;
  if (isPlaceUnknown || (nothing && query.words)) context.get(tagsContext).markIncomplete();
  return {
    query,
    country,
    path,
    results: found.results,
    total: { total: found.total, totalIs: found.totalIs },
    correction: found.correction,
    counts: counted.counts,
    steps: {
      leadTime: stepsOf('leadTime', counted.steps),
      minimumOrder: stepsOf('minimumOrder', counted.steps),
    },
    ways: nothing ? await waysOn({ query: { ...query, words }, counts: counted.counts, path }, context) : [],
    chips: (counted.countries ?? []).map(({ code, total }) => ({ code, total, name: countryName(code) })),
    meta: searchMeta(
      {
        query,
        country,
        path,
        total: { total: found.total, totalIs: found.totalIs },
        products: counted.counts.PR,
      },
      context,
    ),
  };
}

/** The query an address that leads nowhere can only have meant: the last page there is, all countries for none we know. */
function meantQuery(
  query: SearchQuery,
  { total, results }: { total: number; results: { items: unknown[] } },
  names: { code: string }[],
): SearchQuery | undefined {
  if (query.country && !names.some(({ code }) => code === query.country))
    return { ...query, country: undefined };
  const last = Math.min(lastPage, Math.ceil(total / pageSize));
  if (results.items.length === 0 && last > 0 && query.page > last) return { ...query, page: last };
  return undefined;
}

function withLanguage(address: string, searchParams: URLSearchParams): string {
  const language = searchParams.get('lang');
  return language ? `${address}&${new URLSearchParams({ lang: language })}` : address;
}

/** Steps of a filter, each with what it would find, as far as that was counted. */
function stepsOf(
  figure: SteppedFigure,
  counted: Data<typeof countSearch>['steps'],
): { atMost: number; total?: number }[] {
  return counted?.[figure] ?? filterSteps[figure].map((atMost) => ({ atMost }));
}

async function searchTab(query: SearchQuery, context: Context) {
  const { call, i18n } = context.get(visitContext);
  const { tab, country, leadTime, minimumOrder } = query;
  const page = { skip: (query.page - 1) * pageSize, size: pageSize };
  if (tab === 'PR') {
    const { items, ...rest } = await call(searchProducts, {
      body: { ...conditions(query), ...page, country, leadTime, minimumOrder },
    });
    return {
      ...rest,
      results: { kind: 'products' as const, items: items.map((item) => viewOfProduct(item, i18n)) },
    };
  }
  if (tab === 'UR') {
    const { items, ...rest } = await call(searchPeople, {
      body: { ...conditions(query), ...page, country },
    });
    return { ...rest, results: { kind: 'people' as const, items: items.map(viewOfPerson) } };
  }
  const body = { ...conditions(query), ...page, country, businessType: tab };
  const { items, ...rest } = await call(searchBusinesses, { body });
  return {
    ...rest,
    results: { kind: 'businesses' as const, items: items.map((item) => viewOfResult(item, i18n)) },
  };
}

type Loaded = Awaited<ReturnType<typeof loadSearch>>;
export type Results = Loaded['results'];
export type SearchPage = Loaded;
