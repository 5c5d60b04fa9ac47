import { readdir, readFile } from 'node:fs/promises';
import { createClient } from '@kontor/contract';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ArticleHead } from '../article/article.ts';
import { pages } from '../page/declared-pages.ts';
import { knownPaths } from '../page/find-page.ts';
import { openModules } from '../page/testing-modules.ts';
import { readSearchQuery } from '../search/search-query.ts';
import { tipPath, tips, tipsPath } from './tips.ts';
import topExports from './top50-exports.json' with { type: 'json' };

interface Modules {
  '/app/tips/load-tip.server.ts': typeof import('./load-tip.server.ts');
  '/app/tips/load-tips.server.ts': typeof import('./load-tips.server.ts');
  '/app/article/read-article.server.tsx': typeof import('../article/read-article.server.tsx');
  '/app/portal-country.ts': typeof import('../portal-country.ts');
  '/app/page/testing-visit.ts': typeof import('../page/testing-visit.ts');
}

interface Shown {
  title: string;
  head: ArticleHead;
  html: string;
  /** Without the ranking, whose texts are not the article's. */
  words: string;
  parts: { headings: number; figures: string[]; links: string[]; rows: number; points: number };
}

const origin = 'https://portal.example';
const languages = Object.keys(shownLanguages) as ShownLanguage[];
const shown = new Map<string, Shown>();

const load = openModules<Modules>();

// None of these pages may call the API.
const call = createClient({
  baseUrl: `${origin}/api/v1`,
  fetch: async (request) => {
    throw new Error(`A tip called ${String(request)}`);
  },
});

async function contextIn(language: ShownLanguage) {
  const { visitIn } = await load('/app/page/testing-visit.ts');
  return visitIn({ language, country: 'GB', origin, call });
}

async function tipIn(language: ShownLanguage, name: string) {
  const { loadTip } = await load('/app/tips/load-tip.server.ts');
  return loadTip({ params: { tip: name }, context: await contextIn(language) });
}

async function show(language: ShownLanguage, name: string): Promise<Shown> {
  const { readHead } = await load('/app/article/read-article.server.tsx');
  const head = await readHead({ collection: 'tips', name }, language);
  if (!head) throw new Error(`No text of ${name}`);
  const { title, html, headings } = await tipIn(language, name);
  const text = html.replace(/<div class="t-ranking">.*?<\/div>/s, '');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const parts = {
    headings: headings.length,
    figures: all(/<img src="\/app\/tips\/art\/([\w-]+)\.svg"/g),
    links: all(/<a href="([^"]*)"/g).map((link) => link.replaceAll('&amp;', '&')),
    rows: all(/<tr>/g).length,
    points: all(/<li>/g).length,
  };
  return { title, head, html, words: text.replaceAll(/<[^>]+>/g, ' '), parts };
}

const shownIn = (language: ShownLanguage, name: string) => shown.get(`${name} ${language}`) as Shown;

beforeAll(async () => {
  for (const { name } of tips) {
    for (const language of languages) shown.set(`${name} ${language}`, await show(language, name));
  }
});

it('the tips are numbered as they stand', () => {
  expect(tips.map(({ name }) => name.match(/-tip-(\d)$/)?.[1])).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

describe.each(tips)('$name', ({ name, picture }) => {
  it.each(languages)(
    'has a text of its own in %s, whose description has room for every country',
    async (language) => {
      const { portalCountries, countryName, inSentence } = await load('/app/portal-country.ts');
      const { title, lead, description, keywords } = shownIn(language, name).head;
      if (language !== 'en') expect(title).not.toBe(shownIn('en', name).title);
      expect(title.length).toBeLessThanOrEqual(50);
      expect(lead.length).toBeGreaterThan(40);
      expect(keywords.length).toBeGreaterThanOrEqual(5);
      expect(description.split('{country}')).toHaveLength(2);
      const [minimum = 0, maximum = 0] = language === 'zh' ? [50, 100] : [110, 160];
      for (const code of Object.keys(portalCountries)) {
        const said = description.replace('{country}', inSentence(countryName(code, language)));
        expect(said.length, said).toBeGreaterThanOrEqual(minimum);
        expect(said.length, said).toBeLessThanOrEqual(maximum);
      }
    },
  );

  it.each(languages)('is neither too short nor too long in %s', (language) => {
    const { words } = shownIn(language, name);
    const isChinese = language === 'zh';
    const length = isChinese ? words.replaceAll(/\s/g, '').length : words.match(/[\p{L}\d][^\s]*/gu)?.length;
    expect(length).toBeGreaterThanOrEqual(isChinese ? 1_400 : 800);
    expect(length).toBeLessThanOrEqual(isChinese ? 2_600 : 1_500);
  });

  it('has the same parts in every language', () => {
    const english = shownIn('en', name).parts;
    expect(english.headings).toBeGreaterThanOrEqual(5);
    expect(english.figures.length).toBeGreaterThanOrEqual(2);
    expect(english.figures).toContain(picture);
    for (const language of languages) expect(shownIn(language, name).parts, language).toEqual(english);
  });

  it('tells to reply within 24 hours in every language (checklist 122)', () => {
    for (const language of languages) {
      expect(shownIn(language, name).words, language).toMatch(/24 ?(hours|horas|ore|小时)/);
    }
  });

  it('leads to pages that are there', () => {
    const known = pages.flatMap(knownPaths);
    for (const link of shownIn('en', name).parts.links) {
      const { pathname, searchParams } = new URL(link, origin);
      expect(known, link).toContain(pathname);
      if (pathname !== '/search-result') continue;
      expect(readSearchQuery(searchParams).tab, link).toBe(searchParams.get('business'));
    }
  });

  it.each(languages)('says in its head in %s what it is and for which country', async (language) => {
    const { countryName, inSentence } = await load('/app/portal-country.ts');
    const { title, meta, all, number, path } = await tipIn(language, name);
    const country = countryName('GB', language);
    expect(meta.title).toBe(`${title} | Kontor ${country}`);
    expect(meta.description).toContain(inSentence(country));
    expect(meta.keywords).toContain(country);
    expect(meta.canonical).toBe(origin + path);
    expect(all.map((each) => each.path)).toEqual(tips.map(tipPath));
    expect(all[number]).toEqual({ path, title });
    const [article, way] = meta.things ?? [];
    expect(article).toMatchObject({ '@type': 'Article', headline: title, inLanguage: language });
    expect(way?.itemListElement).toMatchObject([{ item: origin + tipsPath }, { name: title }]);
    for (const said of [meta.title, meta.description, meta.keywords])
      expect(said).not.toMatch(/[{}]|undefined/);
  });
});

it.each(languages)(
  'the index shows all of them in %s, each under a title and description of its own',
  async (language) => {
    const { loadTips } = await load('/app/tips/load-tips.server.ts');
    const { tips: listed, meta } = await loadTips({ context: await contextIn(language) });
    expect(listed.map(({ path }) => path)).toEqual(tips.map(tipPath));
    expect(listed.every(({ minutes }) => minutes >= 3 && minutes <= 9)).toBe(true);
    const heads = tips.map(({ name }) => shownIn(language, name).head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(tips.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(tips.length);
    const { countryName } = await load('/app/portal-country.ts');
    for (const said of [meta.title, meta.description, meta.keywords]) {
      expect(said).toContain(countryName('GB', language));
    }
  },
);

it('a tip that does not exist is not found', async () => {
  await expect(tipIn('en', 'export-to-the-moon-tip-7')).rejects.toMatchObject({ init: { status: 404 } });
});

it('the first tip sums up all others (checklist 125)', () => {
  const { links } = shownIn('en', tips[0].name).parts;
  for (const tip of tips.slice(1)) expect(links).toContain(tipPath(tip));
});

it('the tips are those of the specification, and two of them have the parts it names', () => {
  expect(tips.map(({ name }) => shownIn('en', name).head.title)).toEqual([
    'Export to the world: seven tips',
    'How to start an export business',
    'Industrial export marketing',
    'A product distribution network abroad',
    'Who the industrial buyer is',
    'Who a qualified industrial exporter is',
    'Products you can export to the world',
  ]);
  const partsOf = (number: 3 | 6) =>
    [...shownIn('en', tips[number].name).html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, part]) => part);
  expect(partsOf(3)).toEqual(
    expect.arrayContaining([
      'The export marketing plan',
      'Trade fairs or web platforms',
      'The export office',
      'Training the staff',
    ]),
  );
  expect(partsOf(6)).toEqual(
    expect.arrayContaining([
      'Industrial, niche and private-label products',
      'The 50 most exported categories',
    ]),
  );
});

it('every picture is shown, has one size and no words in it', async () => {
  const art = new URL('./art/', import.meta.url);
  const files = await readdir(art);
  const used = tips.flatMap(({ name }) => shownIn('en', name).parts.figures);
  expect(files.sort()).toEqual(used.map((name) => `${name}.svg`).sort());
  for (const file of files) {
    const svg = await readFile(new URL(file, art), 'utf8');
    expect(svg, file).toContain('viewBox="0 0 800 420"');
    expect(svg, file).not.toMatch(/<text|<script|style=|Gradient|href="(?!#)/);
  }
});

it.each(languages)(
  'the ranking in %s has 50 rows, a bar for each of the 15 largest, its year and its source',
  (language) => {
    const { html } = shownIn(language, tips[6].name);
    const rows = html.match(/<table class="t-table">.*?<\/table>/s)?.[0].match(/<tr>.*?<\/tr>/gs) ?? [];
    expect(rows).toHaveLength(51);
    topExports.items.forEach(({ name, heading }, place) => {
      expect(rows[place + 1]).toContain(`>${name[language]} <span class="k-meta">HS ${heading}</span>`);
    });
    expect(html.match(/<rect width="[\d.]+"/g)).toHaveLength(15);
    for (const said of ['2017', 'Open Trade Statistics', 'UN Comtrade']) expect(html).toContain(said);
  },
);

it.each(languages)('the text in %s names categories with the places they have', (language) => {
  const spoken = ['8708', '8544', '8536', '8481', '8414', '3926', '8413', '8421', '8537'];
  const paragraphs = shownIn(language, tips[6].name).html.match(/<p>.*?<\/p>/gs) ?? [];
  const paragraph = paragraphs.find((each) => /[(（]20[)）]/.test(each)) ?? '';
  const places = [...paragraph.matchAll(/[(（]\D*?(\d+)\D*?[)）]/g)].map(([, place]) => Number(place));
  const ranks = spoken.map((heading) => topExports.items.find((item) => item.heading === heading)?.rank);
  expect(places).toEqual(ranks);
});
