import { LRUCache } from 'lru-cache';

/** Pages whose visitors' HTML is kept, with the parameters they are made of; any other page is made for each visit. */
const knownPages: readonly [path: RegExp, parameters: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/industries$/, []],
  [/^\/search-result$/, ['business', 'countries', 'search', 'industry', 'category', 'subcategory', 'page']],
  [/^\/business\/[^/]+\/?$/, ['products']],
  [/^\/business-product\/[^/]+\/?$/, []],
  [/^\/data-sources$/, []],
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
 * The address under which a page is kept, with its parameters in one order and nothing it does not follow from, and apart
 * from it the language it names. Undefined for what is not kept: a path that is not known here, the router's own requests,
 * and parameters that are not known, as they may mean something.
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
  const parameters = parametersOf(path);
  if (!parameters) return undefined;
  if (end < 0) return { address: path, lang: null };
  const given = new URLSearchParams(url.slice(end + 1));
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  for (const name of given.keys()) {
    if (name !== 'lang' && !kept.has(name) && !ofAdvertisements.test(name)) return undefined;
  }
  return { address: kept.size > 0 ? `${path}?${kept}` : path, lang: given.get('lang') };
}

/** What the page of a path, or its data, is made of; undefined for those that are not kept. */
function parametersOf(path: string): readonly string[] | undefined {
  const ofData = path.endsWith('.data');
  // A path that ends with a slash has its data under the name `_`.
  const page = ofData ? path.replace(/(?<=\/)_\.data$|\.data$/, '') : path;
  const parameters = knownPages.find(([pattern]) => pattern.test(page))?.[1];
  return parameters && ofData ? [...parameters, ofTheRouter] : parameters;
}
