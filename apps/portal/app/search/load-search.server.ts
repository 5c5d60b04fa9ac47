import { countSearch, nearFigures, searchBusinesses, searchPeople, searchProducts } from '@kontor/contract';
import { joinedNames } from '@kontor/web/language/joined';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { promotedTexts } from '../boost/promoted-texts.server.ts';
import { viewOfResult } from '../business/view-of-result.server.ts';
import { viewOfPerson } from '../person/person-view.ts';
import { viewOfProduct } from '../product/view-of-product.server.ts';
import { openedSearch } from '../saved-search/saved-search-address.ts';
import { cutText } from '../seo/cut-text.ts';
import { settingsContext, tagsContext, visitContext } from '../session/page-context.ts';
import { countries, type Industry, industryTree, pathTo } from '../session/reference.server.ts';
import { countryChips } from './country-chips.server.ts';
import { chosenFilters } from './filters/chosen-filters.server.ts';
import { knownSearchQuery } from './known-search-query.server.ts';
import { lastPage, pageSize } from './result-pages.ts';
import { searchAddress } from './search-address.ts';
import { conditions, countBody, filterConditions } from './search-conditions.ts';
import { searchMeta } from './search-meta.server.ts';
import { placeOf, type SearchQuery, withTab } from './search-query.ts';
import { tabs } from './searched.ts';
import { nameOfPlace, viewOfReasons } from './view-of-reasons.server.ts';
import { waysOn } from './ways-on.server.ts';

type Context = LoaderFunctionArgs['context'];

/** Characters of what was searched for that a heading shows. */
const shownWords = 64;

/** What was searched for instead; a place of the industry tree by its name in the language of the page. */
function correctionIn(
  tree: readonly Industry[],
  correction: { textQuery: string; applied: boolean; place?: string } | undefined,
) {
  if (!correction) return undefined;
  const { place, textQuery, applied } = correction;
  return { textQuery: (place && nameOfPlace(tree, place)) ?? textQuery, applied };
}

/** All a result page shows: the tab's results, all tabs' counts, where the results are, names of what narrows them. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = knownSearchQuery(searchParams);
  const { call, language } = context.get(visitContext);
  const [found, counted, names, path, tree] = await Promise.all([
    searchTab(query, context),
    call(countSearch, { body: countBody(query) }),
    countries(context),
    pathTo(placeOf(query) ?? '', context),
    industryTree(context),
  ]);
  const meant = meantQuery(query, found, names);
  if (meant) throw redirect(withLanguage(searchAddress(meant), searchParams));
  const countryName = (code: string) => names.find((each) => each.code === code)?.countryName ?? code;
  const correction = correctionIn(tree, found.correction);
  const words = correction?.applied ? correction.textQuery : query.words;
  // Where no tab has any, what was typed is named.
  const searched = tabs.some((tab) => counted.counts[tab].total > 0) ? words : query.words;
  const where = whereOf(query.countries.map(countryName), context);
  const nothing = found.total === 0;
  // Words and places that lead to nothing have no end, nor have sets of countries; keeping them would put out what others look for.
  const isPlaceUnknown = placeOf(query) !== undefined && path.length === 0;
  if (isPlaceUnknown || (nothing && query.words) || query.countries.length > 1)
    context.get(tagsContext).markIncomplete();
  return {
    query,
    savedSearchID: openedSearch(searchParams),
    /** Those searched for: corrected ones where the typed ones found nothing, be it for another tab. */
    words: cutText(searched, shownWords),
    /** The chosen countries as one phrase: "Mexico and Germany". */
    where,
    filters: chosenFilters(query, context.get(visitContext)),
    path,
    results: found.results,
    promoted: found.promoted,
    total: { total: found.total, totalIs: found.totalIs },
    correction,
    reasons: viewOfReasons(found.reasons, tree, language),
    nearNote: nearNote(found.reasons, context),
    locations: found.locations.map(({ kind, code, name, textQuery }) => ({
      name: kind === 'country' ? countryName(code) : name,
      textQuery,
    })),
    tabs: tabs.map((tab) => ({
      tab,
      total: counted.counts[tab],
      href: searchAddress(withTab(query, tab)),
    })),
    countries: countryChips(query, counted.countries, context.get(settingsContext).country).map((chip) => ({
      ...chip,
      name: countryName(chip.code),
    })),
    ways: nothing ? await waysOn({ query: { ...query, words }, counts: counted.counts, path }, context) : [],
    meta: searchMeta(
      {
        query,
        words: searched,
        country: where,
        path,
        total: { total: found.total, totalIs: found.totalIs },
        products: counted.counts.PR,
      },
      context,
    ),
  };
}

/** That no result on the page gives the figures asked for, only ones that come near; in words, which few pages need in a browser. */
function nearNote(reasons: Parameters<typeof nearFigures>[0], context: Context): string | undefined {
  const { i18n, language } = context.get(visitContext);
  const figures = joinedNames(nearFigures(reasons), language);
  if (figures === '') return undefined;
  return i18n._(msg`None of these results states ${figures}. Their values come close.`);
}

/** The query an address that leads nowhere can only have meant: the last page there is, countries that we know. */
function meantQuery(
  query: SearchQuery,
  { total, results }: { total: number; results: { items: unknown[] } },
  names: { code: string }[],
): SearchQuery | undefined {
  const known = query.countries.filter((country) => names.some(({ code }) => code === country));
  if (known.length < query.countries.length) return { ...query, countries: known };
  const last = Math.min(lastPage, Math.ceil(total / pageSize));
  if (results.items.length === 0 && last > 0 && query.page > last) return { ...query, page: last };
  return undefined;
}

function withLanguage(address: string, searchParams: URLSearchParams): string {
  const language = searchParams.get('lang');
  return language ? `${address}&${new URLSearchParams({ lang: language })}` : address;
}

function whereOf(countryNames: readonly string[], context: Context): string | undefined {
  if (countryNames.length === 0) return undefined;
  return new Intl.ListFormat(context.get(visitContext).language).format(countryNames);
}

async function searchTab(query: SearchQuery, context: Context) {
  const { call, i18n } = context.get(visitContext);
  const { tab } = query;
  const page = { skip: (query.page - 1) * pageSize, size: pageSize };
  const filtered = {
    ...page,
    ...conditions(query),
    ...filterConditions(query),
    ...(query.order === 'fit' ? {} : { order: query.order }),
  };
  if (tab === 'PR') {
    const { items, promoted, ...rest } = await call(searchProducts, { body: filtered });
    const view = (item: (typeof items)[number]) => viewOfProduct(item, i18n);
    return {
      ...rest,
      results: { kind: 'products' as const, items: items.map(view) },
      promoted: promoted && { kind: 'product' as const, ...slotOf(promoted, view, i18n) },
    };
  }
  if (tab === 'UR') {
    const { items, ...rest } = await call(searchPeople, { body: { ...conditions(query), ...page } });
    return {
      ...rest,
      results: { kind: 'people' as const, items: items.map(viewOfPerson) },
      promoted: undefined,
    };
  }
  const { items, promoted, ...rest } = await call(searchBusinesses, {
    body: { ...filtered, businessType: tab },
  });
  const view = (item: (typeof items)[number]) => viewOfResult(item, i18n);
  return {
    ...rest,
    results: { kind: 'businesses' as const, items: items.map(view) },
    promoted: promoted && { kind: 'business' as const, ...slotOf(promoted, view, i18n) },
  };
}

/** The card in the slot behind the results. */
function slotOf<Item, View>(
  promoted: { boostID: string; item: Item },
  viewOf: (item: Item) => View,
  i18n: I18n,
) {
  return { boostID: promoted.boostID, item: viewOf(promoted.item), texts: promotedTexts(i18n) };
}

type Loaded = Awaited<ReturnType<typeof loadSearch>>;
export type Results = Loaded['results'];
export type SearchPage = Loaded;
