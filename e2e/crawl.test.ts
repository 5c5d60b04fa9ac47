import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findPage } from '../apps/portal/app/page/find-page.ts';
import { useBrowser } from './browser.ts';
import { crawl, type Language, languages, type Page } from './crawl.ts';
import { addressesWithCode, ownAddresses, pagesWithout } from './page-addresses.ts';
import { thorough } from './thorough.ts';

/** Maximum of pages of one route pattern. */
const each = thorough ? 20 : 4;
const pages = new Map<Language, Page[]>();

beforeAll(async () => {
  for (const language of languages)
    pages.set(language, await crawl({ origin: inject('portal'), language, each }));
}, 600_000);

const all = () => languages.flatMap((language) => pages.get(language) ?? []);
/** Pages search engines may list: each of its own, by the address machines know it by. */
const listed = (language: Language) => (pages.get(language) ?? []).filter(({ hidden }) => !hidden);

it('every route pattern is reached from home, in every language', () => {
  const patterns = (language: Language) => new Set(pages.get(language)?.map(({ pattern }) => pattern));
  const english = patterns('en');
  expect(english.size).toBeGreaterThan(40);
  for (const language of languages)
    expect([...patterns(language)].sort(), language).toEqual([...english].sort());
});

it('every page that is declared is reached, in every language', () => {
  for (const language of languages) {
    const reached = pages.get(language)?.map(({ address }) => address) ?? [];
    expect(pagesWithout([...reached, ...ownAddresses]).toSorted(), language).toEqual(
      addressesWithCode.toSorted(),
    );
  }
});

it('a page that is not for search engines says so, and one in a sitemap names its address', () => {
  const wrong = all().filter(({ address, hidden, canonical }) => {
    const indexed = findPage(new URL(address, 'http://portal').pathname)?.page.indexed;
    return indexed ? canonical === '' : !hidden;
  });
  expect(wrong.map(({ address, language }) => `${language} ${address}`)).toEqual([]);
});

it('no link leads nowhere, and none in a circle', () => {
  const dead = all().filter(({ status }) => status !== 200);
  expect(dead.map(({ address, language, status }) => `${status} ${language} ${address}`)).toEqual([]);
});

it('every page is in the language it was asked for, with one heading of the first level', () => {
  // Pages for people who are signed in have theirs once it is known who they are.
  const wrong = all().filter(
    ({ documentLanguage, language, headings, hidden }) =>
      !documentLanguage.startsWith(language) || headings > 1 || (headings === 0 && !hidden),
  );
  expect(wrong.map(({ address, language, headings }) => `${language} ${address}: ${headings}`)).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  it('titles, descriptions and keywords are there and name the country', () => {
    const country = new Intl.DisplayNames(language, { type: 'region' }).of('MX') ?? '';
    const lacking = (pages.get(language) ?? []).filter(({ title, description, keywords }) =>
      [title, description, keywords].some((text) => !text.includes(country)),
    );
    expect(
      lacking.map(({ address, title, description, keywords }) => [address, title, description, keywords]),
    ).toEqual([]);
  });

  // Members write these themselves; names in our tree are at times longer than the room, and stay whole.
  const isOurs = ({ pattern }: Page) =>
    !/^\/(business|business-product|profile|social\/posts|timeline)\/\*/.test(pattern);
  const isOfPlace = ({ address }: Page) => /^\/search-result.*industry=/.test(address);

  it('titles of ours fit into the 65 characters that search engines show', () => {
    const ours = (pages.get(language) ?? []).filter((page) => isOurs(page) && !isOfPlace(page));
    expect(ours.filter(({ title }) => title.length > 65).map(({ title }) => title)).toEqual([]);
  });

  it('descriptions are sentences of the length that search engines show', () => {
    const [minimum, maximum] = language === 'zh' ? [40, 90] : [70, 160];
    const wrong = (pages.get(language) ?? [])
      .filter(isOurs)
      .filter(({ description: { length } }) => length < minimum || length > maximum);
    expect(
      wrong.map(({ address, description }) => `${description.length} ${address}: ${description}`),
    ).toEqual([]);
  });

  it.each(['title', 'description'] as const)('no two pages have the same %s', (field) => {
    const byText = Map.groupBy(listed(language), (page) => page[field]);
    const shared = [...byText].flatMap(([text, same]) => {
      const addresses = new Set(same.map(({ canonical }) => canonical));
      return addresses.size > 1 ? [[text, ...addresses].slice(0, 4)] : [];
    });
    expect(shared).toEqual([]);
  });
});

it('each page names itself in all languages, and they name it back', () => {
  const wrong = all()
    .filter(({ canonical }) => canonical !== '')
    .flatMap(({ address, language, canonical, alternates }) => {
      const names = [...alternates.keys()].sort();
      const own = alternates.get(language);
      const others = languages.map((other) => alternates.get(other) ?? '');
      // Written anew, so that one comma is as good as another.
      const withoutLanguage = (href = 'http://nowhere') => {
        const url = new URL(href);
        url.searchParams.delete('lang');
        return url.href;
      };
      const bare = withoutLanguage(alternates.get('x-default'));
      const same = others.every(
        (href, index) =>
          href !== '' &&
          new URL(href).searchParams.get('lang') === languages[index] &&
          withoutLanguage(href) === bare,
      );
      const isWhole = names.join() === [...languages, 'x-default'].sort().join();
      return isWhole && own === canonical && same ? [] : [`${language} ${address}`];
    });
  expect(wrong).toEqual([]);
});

it('networks get a picture of each page that machines may know', { timeout: 120_000 }, async () => {
  const named = all().filter(({ canonical }) => canonical !== '');
  expect(named.filter(({ picture }) => picture === '').map(({ address }) => address)).toEqual([]);
  const [...patterns] = Map.groupBy(named, ({ pattern }) => pattern).values();
  const drawn = patterns.filter((_, index) => thorough || index % 4 === 0);
  for (const [index, pages] of drawn.entries()) {
    const language = languages[index % languages.length];
    const { address, picture } = pages.find((page) => page.language === language) ?? pages[0] ?? {};
    const answer = await fetch(picture ?? '');
    expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/png']);
    await answer.body?.cancel();
  }
});

it('feeds are offered where they have something, under their own titles', { timeout: 120_000 }, async () => {
  const offered = new Map(all().flatMap(({ feeds }) => [...feeds]));
  expect(offered.size).toBeGreaterThan(languages.length);
  for (const [address, title] of offered) {
    const answer = await fetch(address);
    expect(answer.status, address).toBe(200);
    const feed = parse(await answer.text());
    expect(feed.querySelectorAll('item').length, address).toBeGreaterThan(0);
    expect(title).toBe(feed.querySelector('channel > title')?.text);
  }
});

it('what pages tell machines is JSON-LD with a context and a type', () => {
  for (const { address, things } of all()) {
    for (const thing of things) {
      expect(JSON.parse(thing), address).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      });
    }
  }
});

it('sitemaps list pages that are there, each once', { timeout: 120_000 }, async () => {
  const origin = inject('portal');
  const read = async (address: string) => {
    const answer = await fetch(new URL(new URL(address).pathname + new URL(address).search, origin));
    expect(answer.status, address).toBe(200);
    return parse(await answer.text())
      .querySelectorAll('loc')
      .map(({ text }) => text.replaceAll('&amp;', '&'));
  };
  const sitemaps = await read(`${origin}/sitemap.xml`);
  expect(sitemaps.length).toBeGreaterThan(3);
  for (const sitemap of sitemaps) {
    const addresses = await read(sitemap);
    expect(new Set(addresses).size, sitemap).toBe(addresses.length);
    // From all of the list; of invented companies and their products, which no search engine is to list, only that they are there.
    const step = Math.max(1, Math.floor(addresses.length / each));
    const isForSearchEngines = /-(pages|industries|directory)\.xml/.test(sitemap);
    for (const address of addresses.filter((_, place) => place % step === 0)) {
      const { pathname, search } = new URL(address);
      const answer = await fetch(new URL(pathname + search, origin));
      expect(answer.status, address).toBe(200);
      const html = await answer.text();
      if (isForSearchEngines) expect(html.includes('content="noindex'), `${address} is hidden`).toBe(false);
    }
  }
});

describe('in a browser', () => {
  const { visit } = useBrowser();

  // The others are looked at by `pages.test.ts`.
  const isLookedAt = ({ address }: Page) =>
    thorough || findPage(new URL(address, 'http://portal').pathname)?.page.textsOnly;

  it('one page of each pattern is calm, in one language after the other', { timeout: 300_000 }, async () => {
    const { page, expectCalm } = await visit();
    const patterns = Map.groupBy(all().filter(isLookedAt), ({ pattern }) => pattern);
    expect(patterns.size).toBeGreaterThan(10);
    for (const [index, pages] of [...patterns.values()].entries()) {
      // Pages of texts are alike; a sample of them goes through all languages.
      if (!thorough && index % 7 > 0) continue;
      const language = languages[index % languages.length];
      const { address } = pages.find((one) => one.language === language) ?? pages[0] ?? { address: '/' };
      const url = new URL(address, inject('portal'));
      url.searchParams.set('lang', language ?? 'en');
      await page.goto(url.href);
      await expectCalm();
    }
  });
});
