import { listSitemapEntries, listSitemapParts, listSitemapPlaces, sitemapLength } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rebuildSearch } from '../search/rebuild.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

// Parts are counted at most every ten minutes: the many rows are there from the start.
const api = await sharedApi(async (db) => {
  await sql`
    INSERT INTO businesses (company_name, business_type, country_code, origin)
    SELECT 'Business ' || number, 'MA', 'MX', CASE WHEN number > ${sitemapLength + 5} THEN 'demo' ELSE 'imported' END
    FROM generate_series(1, ${sitemapLength + 20}) AS number
  `.execute(db);
});
const rows = rowsIn(api.db, api.reference);

// Behind all ids that the database makes.
const idOf = (digit: string) => `ffffffff-ffff-ffff-ffff-${digit.repeat(12)}`;
const entriesOf = (kind: 'business' | 'product', after?: string) =>
  api.call(listSitemapEntries, { params: { kind }, query: after ? { after } : {} });

test('of a kind without real rows there is no part and no entry', async () => {
  expect(await entriesOf('product')).toEqual([]);
  expect(await api.call(listSitemapParts, { params: { kind: 'product' } })).toEqual([]);
});

test('parts of 5,000 hold every real business once', async () => {
  const parts = await api.call(listSitemapParts, { params: { kind: 'business' } });
  expect(parts).toEqual([{}, { after: expect.any(String) }]);
  const [first = [], second = []] = await Promise.all(parts.map(({ after }) => entriesOf('business', after)));
  expect([first.length, second.length]).toEqual([sitemapLength, 5]);
  const ids = [...first, ...second].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('registered and imported businesses and their products are listed by id; invented ones never', async () => {
  const updated_at = '2026-01-02T03:04:05.000Z';
  const imported = await rows.aBusiness({ id: idOf('2'), company_name: 'Later', origin: 'imported' });
  const registered = await rows.aBusiness({ id: idOf('1'), company_name: 'Early', updated_at });
  const invented = await rows.aBusiness({ id: idOf('3'), origin: 'demo' });
  await rows.aProduct({ name: 'Imagined', business_id: invented });
  const pump = await rows.aProduct({ id: idOf('4'), name: 'Pump', business_id: registered, updated_at });

  expect(await entriesOf('business', idOf('0'))).toEqual([
    { id: registered, names: ['Early'], updatedAt: updated_at },
    { id: imported, names: ['Later'], updatedAt: expect.any(String) },
  ]);
  expect(await entriesOf('product')).toEqual([{ id: pump, names: ['Early', 'Pump'], updatedAt: updated_at }]);
  expect(await entriesOf('business', registered)).toMatchObject([{ id: imported }]);
  expect(await entriesOf('business', imported)).toEqual([]);
});

test('another kind and an id that is none are refused', async () => {
  for (const path of ['sitemap/person', 'sitemap/person/part', 'sitemap/business?after=1']) {
    const answer = await fetch(`${api.url}/${path}`);
    expect([answer.status, await answer.json()], path).toMatchObject([400, { name: 'BadRequest' }]);
  }
});

test('places are those in which the search finds manufacturers or products', async () => {
  const inFood = { industry_id: '0011', categories: ['001101'] };
  const business_id = await rows.aBusiness({ ...inFood, business_type: 'MA' });
  const importer = await rows.aBusiness({ ...inFood, business_type: 'IM', categories: ['001103'] });
  const oats = { business_id, industry_id: '0011', category_id: '001101', subcategory_id: '00110101' };
  await rows.aProduct(oats);
  await rows.aProduct({ ...oats, category_id: '001102', subcategory_id: '00110201' });
  await rows.aProduct({ ...oats, business_id: importer, category_id: '001103', subcategory_id: null });
  await rebuildSearch(api.db, api.reference);
  const found = await api.call(listSitemapPlaces, {});
  expect(found.filter(({ id }) => id.startsWith('0011'))).toEqual([
    { id: '0011', manufacturers: true, products: true },
    { id: '001101', manufacturers: true, products: true },
    { id: '00110101', manufacturers: true, products: true },
    { id: '001102', manufacturers: false, products: true },
    { id: '00110201', manufacturers: false, products: true },
    { id: '001103', manufacturers: false, products: true },
  ]);
});
