import { createClient } from '@kontor/contract';
import { filterSteps } from '@kontor/contract/filter-steps';
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

/** @param answers of the calls by their paths; what they were sent lies in `asked`, that of other calls in `searches` */
async function load(
  query: string,
  answers: Record<string, object>,
  searches: unknown[] = [],
  asked: [string, unknown][] = [],
) {
  const call = createClient({
    baseUrl: `${origin}/api/v1`,
    async fetch(address, init) {
      const path = String(address).slice(`${origin}/api/v1/`.length);
      const known = answers[path];
      if (!known) searches.push(path, JSON.parse(String(init?.body)));
      if (init?.body) asked.push([path, JSON.parse(String(init.body))]);
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
  [
    '?business=PR&countries=DE&leadTime=14&minimumOrder=100',
    'search/product',
    { textQuery: '', country: 'DE', leadTime: 14, minimumOrder: 100 },
  ],
  ['?business=MA&countries=global&leadTime=14', 'search/business', { textQuery: '', businessType: 'MA' }],
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

it('counts by the filters it lists by', async () => {
  const asked: [string, unknown][] = [];
  await load('?business=PR&countries=DE&leadTime=14', answers, [], asked);
  expect(asked).toContainEqual(['search/counts', { textQuery: '', country: 'DE', leadTime: 14, tab: 'PR' }]);
});

it('offers each step with what it finds; where that is not counted, each step', async () => {
  const steps = { leadTime: [{ atMost: 7, total: 2 }], minimumOrder: [{ atMost: 50, total: 0 }] };
  const counted = { ...answers, 'search/counts': { ...answers['search/counts'], steps } };
  expect((await load('?business=PR', counted)).steps).toEqual(steps);
  const { leadTime, minimumOrder } = (await load('?business=PR', answers)).steps;
  expect(leadTime.map(({ atMost }) => atMost)).toEqual(filterSteps.leadTime);
  expect(minimumOrder).toContainEqual({ atMost: 1_000 });
});

it('keeps filtered pages from search engines', async () => {
  const place = '?business=PR&countries=global&industry=0006&category=000601';
  expect((await load(place, answers)).meta).toMatchObject({ hidden: false });
  const { meta } = await load(`${place}&leadTime=14`, answers);
  expect(meta).toMatchObject({ hidden: true, picture: undefined });
});

it('leads from filters that leave nothing to the same without them', async () => {
  const nothing = { items: [], total: 0, totalIs: 'exact' };
  const some = { total: 3, totalIs: 'exact' };
  const counts = Object.fromEntries(tabs.map((tab) => [tab, some]));
  const given = {
    ...answers,
    'search/product': nothing,
    'search/counts': { counts },
    'search/suggest?q=pump': { items: [] },
  };
  const { ways } = await load('?business=PR&countries=DE&search=pump&leadTime=1&minimumOrder=5', given);
  const [first, second] = ways;
  expect(first).toMatchObject({
    by: 'filters',
    total: some,
    query: { words: 'pump', country: 'DE', leadTime: undefined, minimumOrder: undefined },
  });
  expect(second).toMatchObject({
    by: 'country',
    query: { country: undefined, leadTime: 1, minimumOrder: 5 },
  });
});
