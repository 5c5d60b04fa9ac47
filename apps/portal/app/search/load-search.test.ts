import { createClient } from '@kontor/contract';
import { setupI18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { contextWith, visitContext } from '../session/page-context.ts';
import { loadSearch } from './load-search.server.ts';
import { tabs } from './searched.ts';

// A macro is there for the build alone; of the texts none is looked at here.
vi.mock('@lingui/core/macro', () => ({ msg: String.raw, plural: String }));

const origin = 'https://portal.example';
const none = { total: 0, totalIs: 'exact' };
const empty = { items: [], reasons: [], locations: [], ...none };
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
      return Response.json({ success: true, data: known ?? { ...empty, total: 500 } });
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
  ['?business=DI&countries=DE', 'search/business', { textQuery: '', businessType: 'DI', countries: ['DE'] }],
  ['?business=PR&countries=global&search=pump', 'search/product', { textQuery: 'pump' }],
  [
    '?business=PR&countries=DE&leadTime=14&minimumOrder=100',
    'search/product',
    { textQuery: '', countries: ['DE'], leadTime: 14, minimumOrder: 100 },
  ],
  [
    '?business=MA&countries=MX,DE&leadTime=14&minimumOrder=5&offer=priced&proof=iso-9001,iso-1&order=newest',
    'search/business',
    {
      ...{ textQuery: '', businessType: 'MA', countries: ['MX', 'DE'], leadTime: 14 },
      ...{ proof: ['iso-9001'], order: 'newest' },
    },
  ],
  [
    '?business=PR&countries=global&offer=priced&offer=in-stock&currency=',
    'search/product',
    { textQuery: '', offer: ['priced', 'in-stock'] },
  ],
  ['?business=UR&countries=global&proof=iso-9001&order=name', 'search/user', { textQuery: '' }],
  ['?business=UR&countries=global&search=Ada', 'search/user', { textQuery: 'Ada' }],
  ['?business=UR&countries=MX&search=Ada', 'search/user', { textQuery: 'Ada', countries: ['MX'] }],
])('%s asks for five results, of countries only when it names some', async (query, path, sent) => {
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
  expect(asked).toContainEqual([
    'search/counts',
    { textQuery: '', countries: ['DE'], leadTime: 14, tab: 'PR' },
  ]);
});

it('names each filter that is chosen, as the languages of the page write it', async () => {
  const address = '?business=PR&countries=global';
  const { filters } = await load(`${address}&proof=iso-9001&currency=EUR`, answers);
  expect(filters).toEqual({
    chosen: [
      { text: 'ISO 9001', without: `/search-result${address}&currency=EUR` },
      { text: 'Euro (EUR)', without: `/search-result${address}&proof=iso-9001` },
    ],
    withoutAll: `/search-result${address}`,
  });
});

it('offers countries: those chosen, where the results are, and the own one of the portal', async () => {
  const counts = answers['search/counts'] as object;
  const counted = (countries: object[]) => ({ ...answers, 'search/counts': { ...counts, countries } });
  const chips = async (query: string, countries: object[]) =>
    (await load(query, counted(countries))).countries.map(({ name, total, isChosen, href }) =>
      [name, total, isChosen, new URL(href, origin).searchParams.get('countries')].join(' '),
    );
  expect(await chips('?business=MA', [])).toEqual(['Mexico  false MX']);
  const both = [
    { code: 'DE', total: 7 },
    { code: 'MX', total: 3 },
  ];
  expect(await chips('?business=MA&countries=MX', both)).toEqual([
    'Germany 7 false MX,DE',
    'Mexico 3 true global',
  ]);
});

it('leaves out countries there are not', async () => {
  const failure = await load('?business=MA&countries=DE,XX', answers).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(Response);
  expect((failure as Response).headers.get('location')).toBe('/search-result?business=MA&countries=DE');
});

it('keeps filtered pages from search engines', async () => {
  const place = '?business=PR&countries=global&industry=0006&category=000601';
  expect((await load(place, answers)).meta).toMatchObject({ hidden: false });
  for (const more of ['&leadTime=14', '&language=de', '&order=newest', '&countries=DE,MX']) {
    const { meta } = await load(`${place.replace('&countries=global', '')}${more}`, answers);
    expect(meta).toMatchObject({ hidden: true, picture: undefined });
  }
});

it('leads from filters that leave nothing to the same without them', async () => {
  const nothing = empty;
  const some = { total: 3, totalIs: 'exact' };
  const counts = Object.fromEntries(tabs.map((tab) => [tab, some]));
  const given = {
    ...answers,
    'search/product': nothing,
    'search/counts': { counts },
    'search/suggest?q=pump': { items: [] },
  };
  const { ways } = await load('?business=PR&countries=DE&search=pump&leadTime=1&minimumOrder=5', given);
  expect(ways.slice(0, 4)).toMatchObject([
    { by: 'filter', total: some, query: { countries: ['DE'], leadTime: undefined, minimumOrder: 5 } },
    { by: 'filter', query: { leadTime: 1, minimumOrder: undefined } },
    { by: 'filters', query: { words: 'pump', countries: ['DE'], leadTime: undefined } },
    { by: 'country', query: { countries: [], leadTime: 1, minimumOrder: 5 } },
  ]);
});

it('names the place of the tree that is meant in the language of the page', async () => {
  const correction = { textQuery: 'Rodamientos', applied: true, place: '00060101' };
  const { correction: shown } = await load('?business=PR&countries=global&search=Kugellager', {
    ...answers,
    'search/product': { ...empty, correction, total: 3 },
  });
  expect(shown).toEqual({ textQuery: 'Ball Bearings', applied: true });
});

it('names the figures that no result gives, but comes near to', async () => {
  const reasons = ['near', 'nearer'].map((id) => ({ id, reasons: [{ in: 'nearFigure', text: '350 bar' }] }));
  const given = { ...answers, 'search/product': { ...empty, reasons, total: 2 } };
  expect((await load('?business=PR&countries=global&search=350+bar+hose', given)).nearNote).toContain(
    '350 bar',
  );
});

it('a corrected word is named, though another tab than this has what it finds', async () => {
  const counts = Object.fromEntries(
    tabs.map((tab) => [tab, tab === 'PR' ? { total: 9, totalIs: 'exact' } : none]),
  );
  const page = await load('?business=MA&countries=MX&search=pupm', {
    ...answers,
    'search/counts': { counts },
    'search/business': { ...empty, correction: { textQuery: 'pump', applied: true } },
    'search/suggest?q=pump': { items: [] },
  });
  expect(page.total.total).toBe(0);
  expect(page.words).toBe('pump');
  expect(page.meta.title).toMatch(/pump/);
});
