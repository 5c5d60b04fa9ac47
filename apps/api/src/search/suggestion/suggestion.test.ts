import { type Language, type Suggestion, suggest } from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { rebuildSearch } from '../rebuild.ts';

const id: Record<string, string> = {};

/** Names of businesses in a country, each with what else is said of it. */
const businesses: readonly [name: string, country: string, description?: string][] = [
  // `zentrik` stands in more names, `zentral` in more texts.
  ['Zentrik Alba', 'MX', 'zentral'],
  ['Zentrik Berta', 'MX', 'zentral'],
  ['Zentral Cora', 'PL', 'zentral'],
  ['Dora Werke', 'PL', 'zentral'],
  // `quarlo` stands beside `brix` in three rows, beside `brova` in two.
  ['Elma', 'PL', 'quarlo brix brova'],
  ['Frida', 'PL', 'quarlo brix brova'],
  ['Greta', 'PL', 'quarlo brix'],
  // Words of no language that is known, in more names than any bearing.
  ['Rodmax Hedda', 'PL'],
  ['Rodmax Ida', 'PL'],
  ['Hydraulic Quarlo', 'DE'],
  ['Vantolo Quarlo GmbH', 'DE'],
];

const api = await sharedApi(async (db, reference) => {
  const { aBusiness, aProduct } = rowsIn(db, reference);
  for (const [company_name, country_code, short_description] of businesses)
    id[company_name] = await aBusiness({ company_name, country_code, short_description, categories: [] });
  // Bearings in Mexico, Germany and Italy: three, three and two.
  for (const [place, country_code] of ['MX', 'MX', 'MX', 'DE', 'DE', 'DE', 'IT', 'IT'].entries())
    id[`bearings ${place}`] = await aBusiness({ company_name: `Lager ${place}`, country_code });
  const business_id = id['Zentrik Alba'] as string;
  for (const name of ['Pillow block bearing UCP 205', 'Ball bearing 6204-2RS'])
    id[name] = await aProduct({ business_id, name, category_id: '000601' });
  id['Threaded rod M8'] = await aProduct({
    business_id,
    name: 'Threaded rod M8',
    industry_id: '0004',
    category_id: '000405',
    subcategory_id: '00040506',
  });
  for (let place = 0; place < 5; place += 1)
    id[`hydraulics ${place}`] = await aBusiness({
      company_name: `Hydraulic Pumps ${place}`,
      country_code: 'PL',
      categories: ['000107'],
    });
  await rebuildSearch(db, reference);
});

async function suggestions(q: string, language: Language = 'en'): Promise<Suggestion[]> {
  return (await api.callIn(language)(suggest, { query: { q } })).items;
}

async function textsOf(kind: Suggestion['kind'], q: string, language?: Language): Promise<string[]> {
  return (await suggestions(q, language)).filter((each) => each.kind === kind).map(({ text }) => text);
}

test('words come in order of how many names hold them, then of how many rows', async () => {
  expect(await textsOf('words', 'zent')).toEqual(['zentrik', 'zentral']);
});

test('function words and legal forms are no completions', async () => {
  expect(await textsOf('words', 'gmb')).toEqual([]);
  expect(await textsOf('words', 'fo')).not.toContain('for');
});

test('words of the language of the page come first, spelled as the industry tree spells them', async () => {
  expect((await textsOf('words', 'rod', 'es'))[0]).toBe('rodamientos');
  const english = await textsOf('words', 'rod');
  expect(english.indexOf('rodmax')).toBeGreaterThan(english.indexOf('rods'));
  expect(english.indexOf('rodamientos')).not.toBe(0);
  expect(await textsOf('words', 'hidrau', 'es')).toContain('hidráulica');
  expect(await textsOf('words', '轴', 'zh')).toEqual(['轴承']);
});

test('categories are matched in all languages, those named so in the language of the page first', async () => {
  expect(await textsOf('category', 'rod')).toEqual(['Threaded Rods', 'Bearings']);
  expect((await textsOf('category', 'rod', 'es'))[0]).toBe('Rodamientos');
});

test('words are suggested together from three rows on that hold them together', async () => {
  expect(await textsOf('words', 'quarlo br')).toEqual(['quarlo brix']);
  expect(await textsOf('words', 'quarlo bro')).toEqual([]);
});

test('the name of one row is no pair of words; the row is suggested itself', async () => {
  const found = await suggestions('vantolo qua');
  expect(found).toEqual([
    { kind: 'business', text: 'Vantolo Quarlo GmbH', businessID: id['Vantolo Quarlo GmbH'] },
  ]);
});

test('products are suggested by their names, with the business that offers them', async () => {
  const pillow = {
    kind: 'product',
    text: 'Pillow block bearing UCP 205',
    productID: id['Pillow block bearing UCP 205'],
    businessID: id['Zentrik Alba'],
    companyName: 'Zentrik Alba',
  };
  expect(await suggestions('pillow bea')).toEqual([pillow]);
  expect(await textsOf('product', '6204-2r')).toEqual(['Ball bearing 6204-2RS']);
  // As rows are written and deleted.
  await api.db
    .updateTable('products')
    .set({ listed: false })
    .where('id', '=', pillow.productID ?? '')
    .execute();
  expect(await textsOf('product', 'pillow bea')).toEqual([]);
});

test.each([
  ['mex', 'en', 'Mexico', 'MX'],
  ['méx', 'es', 'México', 'MX'],
  ['messi', 'it', 'Messico', 'MX'],
  ['墨西', 'zh', '墨西哥', 'MX'],
  ['german', 'en', 'Germany', 'DE'],
  ['alem', 'en', 'Germany', 'DE'],
  ['in mex', 'en', 'Mexico', 'MX'],
  ['mexco', 'en', 'Mexico', 'MX'],
] as const)('%j in %s names the country %s', async (typed, language, text, country) => {
  expect(await suggestions(typed, language)).toContainEqual({ kind: 'place', text, country });
});

test.each([
  ['bearings mex', 'en', 'Mexico', 'bearings', 'MX'],
  ['Bearings in germ', 'en', 'Germany', 'bearings', 'DE'],
  ['rodamientos en alem', 'es', 'Alemania', 'rodamientos', 'DE'],
  ['轴承 墨西', 'zh', '墨西哥', '轴承', 'MX'],
  ['轴承墨西', 'zh', '墨西哥', '轴承', 'MX'],
  ['berings mex', 'en', 'Mexico', 'bearings', 'MX'],
] as const)('%j in %s looks for words in %s', async (typed, language, text, words, country) => {
  expect(await suggestions(typed, language)).toContainEqual({ kind: 'place', text, words, country });
});

test('a country takes the place of the words of its names', async () => {
  expect(await textsOf('words', 'mex')).toEqual([]);
  expect(await suggestions('bearings mes')).toEqual([
    { kind: 'place', text: 'Mexico', words: 'bearings', country: 'MX' },
  ]);
});

test('words in a country are suggested from three rows on, a country that has any', async () => {
  expect(await textsOf('place', 'bearings ital')).toEqual([]);
  expect(await textsOf('place', 'ital')).toEqual(['Italy']);
  expect(await textsOf('place', 'norw')).toEqual([]);
});

test.each([
  ['zentirk', 'words', 'zentrik'],
  ['zemtr', 'words', 'zentrik'],
  ['zntrik', 'words', 'zentrik'],
  ['zenttrik', 'words', 'zentrik'],
  ['berin', 'category', 'Bearings'],
  ['vantollo', 'business', 'Vantolo Quarlo GmbH'],
  ['hydralic pum', 'words', 'hydraulic pumps'],
] as const)('the typo %s is forgiven: %s %s', async (typed, kind, text) => {
  expect(await textsOf(kind, typed)).toContain(text);
});

test('short words, numbers and words that complete are not corrected', async () => {
  expect(await suggestions('zxn')).toEqual([]);
  expect(await suggestions('6205')).toEqual([]);
  expect(await textsOf('words', 'brix')).toEqual(['brix']);
});

test('at most eight are shown, at most three of a kind beside others', async () => {
  const found = await suggestions('hyd');
  expect(found.length).toBeLessThanOrEqual(8);
  const largest = Math.max(
    ...[...Map.groupBy(found, ({ kind }) => kind).values()].map((same) => same.length),
  );
  expect(largest).toBe(3);
  expect(await textsOf('business', 'lager')).toHaveLength(3);
});

test.each([[' '], ["'"], ['\\'], ["a' | 'b"], ['!&|:*()'], ['x'.repeat(200)], ['in '.repeat(60)], ['𓀀']])(
  'the text %j is completed, never interpreted',
  async (typed) => {
    expect((await suggestions(typed)).length).toBeLessThanOrEqual(8);
  },
);
