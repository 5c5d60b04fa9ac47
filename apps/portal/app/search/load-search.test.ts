import { createClient } from '@kontor/contract';
import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { contextWith, visitContext } from '../session/page-context.ts';
import { loadSearch } from './load-search.server.ts';
import { tabs } from './search-query.ts';

// A macro is there for the build alone; of the texts none is looked at here.
vi.mock('@lingui/core/macro', () => ({ msg: String.raw }));

const origin = 'https://portal.example';
const none = { total: 0, totalIs: 'exact' };
const answers: Record<string, object> = {
  'search/counts': { counts: Object.fromEntries(tabs.map((tab) => [tab, none])) },
  'ref-data/country': [
    { code: 'DE', countryName: 'Germany', emoji: '🇩🇪' },
    { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
  ],
  'catsys/industry/full-tree': [
    {
      key: '0006',
      name: 'Power Transmission',
      categories: [
        { id: '000601', name: 'Bearings', subCategories: [{ id: '00060101', name: 'Ball Bearings' }] },
      ],
    },
  ],
};

/** The search the page makes for an address: its call and what it sends. */
async function searchOf(query: string): Promise<unknown[]> {
  const searches: unknown[] = [];
  await load(query, answers, searches);
  return searches;
}

async function load(query: string, answers: Record<string, object>, searches: unknown[] = []) {
  const call = createClient({
    baseUrl: `${origin}/api/v1`,
    async fetch(address, init) {
      const path = String(address).slice(`${origin}/api/v1/`.length);
      const known = answers[path];
      if (!known) searches.push(path, JSON.parse(String(init?.body)));
      return Response.json({ success: true, data: known ?? { items: [], total: 500, totalIs: 'exact' } });
    },
  });
  const report = (error: unknown) => {
    throw error;
  };
  const context = contextWith({ country: 'MX', origin, apiUrl: origin, accountsOrigin: origin, report });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  context.set(visitContext, { language: 'en', theme: undefined, i18n, call, callForAll: call });
  const url = new URL(`/search-result${query}`, origin);
  return loadSearch({ request: new Request(url), url, pattern: '/search-result', params: {}, context });
}

it.each([
  ['', 'search/business', { textQuery: '', businessType: 'MA' }],
  ['?business=EX&countries=global&search=pump', 'search/business', { textQuery: 'pump', businessType: 'EX' }],
  ['?business=DI&countries=DE', 'search/business', { textQuery: '', businessType: 'DI', country: 'DE' }],
  ['?business=PR&countries=global&search=pump', 'search/product', { textQuery: 'pump' }],
  ['?business=UR&countries=global&search=Ada', 'search/user', { textQuery: 'Ada' }],
  ['?business=UR&countries=MX&search=Ada', 'search/user', { textQuery: 'Ada', country: 'MX' }],
])('%s asks for five results, of a country only when it names one', async (query, path, sent) => {
  expect(await searchOf(query)).toEqual([path, { ...sent, skip: 0, size: 5 }]);
});

it('skips five results for each page before', async () => {
  for (const [page, skip] of [
    [2, 5],
    [3, 10],
    [100, 495],
  ])
    expect(await searchOf(`?business=MA&page=${page}`)).toMatchObject(['search/business', { skip, size: 5 }]);
});

it.each([
  ['?business=MA&countries=global&industry=0006&category=000601', 3, true],
  ['?business=PR&countries=DE&industry=0006&category=000601&subcategory=00060101', 1, true],
  ['?business=MA&countries=global&industry=0006&category=000601', 0, false],
  ['?business=MA&countries=global&industry=0006', 3, false],
  ['?business=MA&countries=global&industry=0006&category=000699', 3, false],
])('%s with %d products offers the feed of its category: %s', async (query, products, offered) => {
  const counts = Object.fromEntries(tabs.map((tab) => [tab, none]));
  const counted = { counts: { ...counts, PR: { total: products, totalIs: 'exact' } } };
  const { meta } = await load(query, { ...answers, 'search/counts': counted });
  const feed = {
    title: 'New products: Bearings | Kontor Mexico',
    address: `${origin}/feed/000601.xml?lang=en`,
  };
  expect(meta.feed).toEqual(offered ? feed : undefined);
});
