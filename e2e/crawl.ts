import { type HTMLElement, parse } from 'node-html-parser';
import { findPage, knownPaths } from '../apps/portal/app/page/find-page.ts';
import { demoTimeline } from './demo-post.ts';

export const languages = ['en', 'es', 'it', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A page as a machine reads it that runs no script. */
export interface Page {
  /** Path and query, without `lang`. */
  address: string;
  language: Language;
  pattern: string;
  status: number;
  /** `lang` of the document. */
  documentLanguage: string;
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** Not for search engines. */
  hidden: boolean;
  /** Addresses by `hreflang`. */
  alternates: Map<string, string>;
  headings: number;
  /** Address of the picture for social networks. */
  picture: string;
  /** Titles of the feeds it offers by their addresses. */
  feeds: Map<string, string>;
  /** What stands in `script type="application/ld+json"`, as text. */
  things: string[];
  /** Addresses inside the portal that the page links to, without `lang`, each with its text. */
  links: Map<string, string>;
}

interface Options {
  origin: string;
  language: Language;
  /** Maximum of pages of one route pattern. */
  each: number;
}

/** Paths that are no pages: files, and what only works with a session of the account service. */
const noPages =
  /^\/(assets|picture|files|api|theme|session-redirect)\b|\.(xml|txt|png|svg|webmanifest|mp4|vtt|csv|xlsx)$/;

/** The pattern of the route an address belongs to; searches are told apart by what they filter. */
function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  if (pathname === '/search-result') {
    const type = searchParams.get('business');
    const kind = type === 'PR' || type === 'UR' ? type : 'business';
    const said = [...searchParams.keys()].filter((name) => name !== 'business').sort();
    return `${pathname} ${kind} ${said.join(' ')}`;
  }
  const found = findPage(pathname);
  if (!found || knownPaths(found.page).length > 0) return pathname;
  const { page, params } = found;
  return page.route.replace(/:(\w+)/g, (_, name: string) =>
    page.parameters[name]?.words ? (params[name] ?? '') : '*',
  );
}

/** Few businesses have posted: from one that has, posts are reached. */
const starts = [`/timeline/${demoTimeline}`];

/** Walks through the portal in one language, from home over every link, breadth first. */
export async function crawl({ origin, language, each }: Options): Promise<Page[]> {
  const pages: Page[] = [];
  const counts = new Map<string, number>();
  let next = ['/', ...starts];
  const known = new Set(next);
  while (next.length > 0) {
    const batch = next;
    next = [];
    for (const address of batch) {
      const pattern = patternOf(address);
      const count = counts.get(pattern) ?? 0;
      if (count >= each) continue;
      counts.set(pattern, count + 1);
      const page = await read(origin, address, language);
      pages.push(page);
      for (const link of page.links.keys()) {
        if (known.has(link)) continue;
        known.add(link);
        next.push(link);
      }
    }
  }
  return pages;
}

const maxSteps = 5;

/** Follows redirects by hand, so that a loop is noticed. */
async function fetchPage(origin: string, address: string, language: Language): Promise<Response> {
  let url = withLanguage(new URL(address, origin), language);
  for (let step = 0; step < maxSteps; step += 1) {
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
    const to = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || !to) return answer;
    await answer.body?.cancel();
    url = withLanguage(new URL(to, url), language);
  }
  throw new Error(`${address} leads in a circle`);
}

function withLanguage(url: URL, language: Language): URL {
  url.searchParams.set('lang', language);
  return url;
}

async function read(origin: string, address: string, language: Language): Promise<Page> {
  const answer = await fetchPage(origin, address, language);
  const root = parse(await answer.text());
  const meta = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return {
    address,
    language,
    pattern: patternOf(address),
    status: answer.status,
    documentLanguage: root.querySelector('html')?.getAttribute('lang') ?? '',
    title: root.querySelector('title')?.text ?? '',
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    hidden: meta('robots').includes('noindex'),
    alternates: new Map(
      root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    headings: root.querySelectorAll('h1').length,
    picture: root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    feeds: new Map(
      root
        .querySelectorAll('link[type="application/rss+xml"]')
        .map((link) => [link.getAttribute('href') ?? '', link.getAttribute('title') ?? '']),
    ),
    things: root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText),
    links: linksOf(root, origin),
  };
}

function linksOf(root: HTMLElement, origin: string): Map<string, string> {
  const links = root.querySelectorAll('a[href]').flatMap((link): [string, string][] => {
    const url = new URL(link.getAttribute('href') ?? '', origin);
    if (url.origin !== origin || noPages.test(url.pathname)) return [];
    url.searchParams.delete('lang');
    return [[url.pathname + url.search, link.text.trim()]];
  });
  return new Map(links);
}
