import { LRUCache } from 'lru-cache';
import { readSearchQuery, searchAddress } from '../../app/search/search-query.ts';
import { staticPages } from '../../app/static-pages.ts';

/** A page whose visitors' HTML is kept. */
interface KnownPage {
  path: RegExp;
  parameters: readonly string[];
  /** Of the parameters those with a value the page follows from, each page's in one form. */
  read?: (given: URLSearchParams) => URLSearchParams;
  /** The routes it is made of, as the router in the browser names them. */
  routes: readonly string[];
}

const knownPages: readonly KnownPage[] = [
  { path: /^\/$/, parameters: [], routes: ['root', 'home/home'] },
  { path: /^\/industries$/, parameters: [], routes: ['root', 'industries/industries'] },
  {
    path: /^\/search-result$/,
    parameters: ['business', 'countries', 'search', 'industry', 'category', 'subcategory', 'page'],
    // As the page reads them itself: what it does not understand it takes for not said.
    read: (given) => new URLSearchParams(searchAddress(readSearchQuery(given)).split('?')[1]),
    routes: ['root', 'search/search-frame', 'search/search-result'],
  },
  {
    path: /^\/business\/[^/]+\/?$/,
    parameters: ['products'],
    read: (given) => new URLSearchParams(given.get('products') === 'all' ? 'products=all' : ''),
    routes: ['root', 'business/business-page'],
  },
  { path: /^\/business-product\/[^/]+\/?$/, parameters: [], routes: ['root', 'product/product-page'] },
  {
    path: /^\/profile\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    parameters: [],
    routes: ['root', 'person/public-profile-page'],
  },
  { path: /^\/data-sources$/, parameters: [], routes: ['root', 'data-sources/data-sources'] },
  { path: /^\/countries\/[a-z]+$/, parameters: [], routes: ['root', 'directory/countries-page'] },
  { path: /^\/countries\/[a-z]+\/[A-Z]{2}$/, parameters: [], routes: ['root', 'directory/country-page'] },
  { path: /^\/contact-us\/form$/, parameters: [], routes: ['root', 'help-request/help-request-page'] },
  ...staticPages.flatMap(({ paths, route }) =>
    paths.map((path) => ({ path: new RegExp(`^${path}$`), parameters: [], routes: ['root', route] })),
  ),
];

/** What advertisements and newsletters add to links for the programs that count their clicks: no page follows from it. */
const ofAdvertisements =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|yclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|_hs(enc|mi))$/;

const longest = 1_000;

/** What the router asks for on the way from page to page: the data of the page's routes, all or those it names. */
const ofTheRouter = '_routes';

interface PageAddress {
  address: string;
  lang: string | null;
}

/** Reading a query costs as much as sending a page; those of kept pages come again and again. */
const alreadyRead = new LRUCache<string, PageAddress>({ max: 5_000 });

/**
 * The address under which a page is kept, with nothing in it the page does not follow from: parameters in one order, their
 * values in one form, and apart from it the language it names. Undefined for what is not kept: a path that is not known
 * here, the router's own requests, and parameters that are not known, as they may mean something.
 */
export function pageAddress(url: string): PageAddress | undefined {
  if (url.length > longest) return undefined;
  const read = alreadyRead.get(url);
  if (read) return read;
  const named = readAddress(url);
  if (named) alreadyRead.set(url, named);
  return named;
}

function readAddress(url: string): PageAddress | undefined {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const ofData = path.endsWith('.data');
  const page = pageOf(path, ofData);
  if (!page) return undefined;
  const given = new URLSearchParams(end < 0 ? '' : url.slice(end + 1));
  for (const name of given.keys()) {
    const isKnown = page.parameters.includes(name) || (ofData && name === ofTheRouter);
    if (name !== 'lang' && !isKnown && !ofAdvertisements.test(name)) return undefined;
  }
  const kept = page.read?.(given) ?? new URLSearchParams();
  const named = ofData ? given.get(ofTheRouter) : null;
  if (named !== null) {
    const routes = routesIn(named, page);
    if (!routes) return undefined;
    kept.set(ofTheRouter, routes);
  }
  return { address: kept.size > 0 ? `${path}?${kept}` : path, lang: given.get('lang') };
}

/** The page a path shows, or has the data of; undefined for those that are not kept. */
function pageOf(path: string, ofData: boolean): KnownPage | undefined {
  // A path that ends with a slash has its data under the name `_`.
  const shown = ofData ? path.replace(/(?<=\/)_\.data$|\.data$/, '') : path;
  return knownPages.find((page) => page.path.test(shown));
}

/** Some routes of a page in one order; undefined when they are not all its own. */
function routesIn(named: string, { routes }: KnownPage): string | undefined {
  const asked = named.split(',');
  if (!asked.every((route) => routes.includes(route))) return undefined;
  return routes.filter((route) => asked.includes(route)).join(',');
}
