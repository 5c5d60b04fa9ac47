import { LRUCache } from 'lru-cache';
import { pages } from '../../app/page/declared-pages.ts';
import { knownPaths, modulesOf, pathPattern, routeIdOf } from '../../app/page/find-page.ts';

/** A page whose visitors' HTML is cached. */
interface CachedPage {
  path: RegExp;
  /** Whether people are told on it what visitors are not. */
  personal: boolean;
  /** The query parameters it depends on. */
  parameters: readonly string[];
  read: (given: URLSearchParams) => URLSearchParams;
  /** Its routes, as the router in the browser names them. */
  routes: readonly string[];
}

const cachedPages: readonly CachedPage[] = pages.flatMap((page) => {
  const { cached } = page;
  if (cached === false) return [];
  const query = cached === true ? { names: [], read: () => new URLSearchParams() } : cached;
  const routes = ['root', ...modulesOf(page).slice(0, -1), routeIdOf(page)];
  const path = pathPattern(page, 'written');
  return [{ path, personal: page.personal, parameters: query.names, read: query.read, routes }];
});

/** Paths of pages that are not cached, where the pattern of a cached one would take them for its own: `/business/create`. */
const uncachedPaths = new Set(pages.flatMap((page) => (page.cached === false ? knownPaths(page) : [])));

/** What advertisements and newsletters add to links for the programs that count their clicks: no page follows from it. */
const ofAdvertisements =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|yclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|_hs(enc|mi))$/;

const maxLength = 1_000;

/** What the router asks for on the way from page to page: the data of the page's routes, all or those it names. */
const ofTheRouter = '_routes';

interface PageAddress {
  address: string;
  lang: string | null;
  /** Whether people are told on it what visitors are not. */
  personal: boolean;
}

/** Reading a query costs as much as sending a page; those of cached pages come again and again. */
const alreadyRead = new LRUCache<string, PageAddress>({ max: 5_000 });

/**
 * The address under which a page is cached, with nothing in it the page does not follow from: parameters in one order, their
 * values in one form, and apart from it the language it names. Undefined for what is not cached: a path of no cached page, the router's own requests, and parameters that are not known, as they may mean something.
 */
export function pageAddress(url: string): PageAddress | undefined {
  if (url.length > maxLength) return undefined;
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
  const query = page.read(given);
  const named = ofData ? given.get(ofTheRouter) : null;
  if (named !== null) {
    const routes = routesIn(named, page);
    if (!routes) return undefined;
    query.set(ofTheRouter, routes);
  }
  const address = query.size > 0 ? `${path}?${query}` : path;
  return { address, lang: given.get('lang'), personal: page.personal };
}

/** The page a path shows, or has the data of; undefined for those that are not cached. */
function pageOf(path: string, ofData: boolean): CachedPage | undefined {
  // A path that ends with a slash has its data under the name `_`.
  const shown = ofData ? path.replace(/(?<=\/)_\.data$|\.data$/, '') : path;
  if (uncachedPaths.has(shown.replace(/(?<=.)\/$/, ''))) return undefined;
  return cachedPages.find((page) => page.path.test(shown));
}

/** Some routes of a page in one order; undefined when they are not all its own. */
function routesIn(named: string, { routes }: CachedPage): string | undefined {
  const asked = named.split(',');
  if (!asked.every((route) => routes.includes(route))) return undefined;
  return routes.filter((route) => asked.includes(route)).join(',');
}
