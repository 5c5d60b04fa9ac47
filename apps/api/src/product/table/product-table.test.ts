import { type Data, type Input, listOwnProducts, productLimits, productSorts } from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { aMember, anOwner } from '../testing-owner.ts';
import { findPage } from './queries.ts';
import { selected } from './selected.ts';
import { sortingOf } from './sorting.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
type Query = Input<typeof listOwnProducts>['query'];
type Page = Data<typeof listOwnProducts>;

/** A business of nine products that are not archived, of which seven are shown, and two that are. */
const { call, id: ownerID, businessID } = await anOwner(api);
const given = (position: number): Parameters<typeof rows.aProduct>[0] => ({
  business_id: businessID,
  position,
  name: `Gear ${position}`,
  stock: position % 2 === 0,
  updated_at: new Date(2026, 0, 10 - position),
  ...(position === 4 ? {} : { lead_time_days: 30 - position }),
  ...(position > 5 ? {} : { minimum_order: position + 1, minimum_order_unit: 'pieces' }),
  ...(position < 3 ? { price_amount: position, price_currency: 'EUR' } : {}),
});
for (let position = 0; position < 9; position += 1) await rows.aProduct(given(position));
const complete = {
  ...given(0),
  description: 'All of it.',
  specs: '[{"key": "Bore", "value": "1"}]',
  subcategory_id: '00060101',
  keywords: ['Conveyor 100%'],
  updated_by: ownerID,
};
const whole = await rows.aProduct({ ...complete, position: -1, name: 'Ångström drive' });
await api.db
  .insertInto('product_photos')
  .values({ product_id: whole, photo: '{"url": "/whole.webp"}', position: 0 })
  .execute();
await rows.aProduct({ ...given(20), name: 'Old 1', archived_at: new Date('2026-02-01') });
await rows.aProduct({ ...given(21), name: 'Old 2', archived_at: new Date('2026-02-02') });
await rows.aProduct({ name: 'Gear of others' });

const ask = (query: Partial<Query> = {}): Promise<Page> =>
  call(listOwnProducts, { query: { bid: businessID, size: 50, ...query } });
const namesOf = ({ items }: Page) =>
  items.map(({ name }) => name.replace('Gear ', '').replace('Ångström drive', 'Å'));

test('members see all products of their business in its order, with what buyers see of them and what is missing', async () => {
  const member = await aMember(api, businessID, 'member');
  const page = await member.call(listOwnProducts, { query: { bid: businessID, size: 50 } });
  expect(namesOf(page)).toEqual(['Å', '0', '1', '2', '3', '4', '5', '6', '7', '8']);
  expect(page.items.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(page.items.map(({ listed }) => listed)).toEqual([...Array(7).fill(true), ...Array(3).fill(false)]);
  expect(page).toMatchObject({
    quota: 7,
    counts: { all: 10, shown: 7, hidden: 3, missing: 9, archived: 2, inStock: 6, selected: 10 },
  });
  expect(page.items[0]).toMatchObject({
    mainImage: { url: '/whole.webp' },
    subCategory: { id: '00060101' },
    minimumOrder: { number: 1, unit: 'pieces' },
    price: { amount: 0, currency: 'EUR' },
    missing: [],
    updatedBy: { userID: ownerID, name: 'Marisol Treviño' },
  });
  expect(page.items[5]?.missing).toEqual(['photos', 'description', 'subcategory', 'specs', 'leadTimeDays']);
  expect(page.items[5]).not.toHaveProperty('updatedBy');
});

test.each<[Partial<Query>, string[]]>([
  [{ filter: 'shown' }, ['Å', '0', '1', '2', '3', '4', '5']],
  [{ filter: 'hidden' }, ['6', '7', '8']],
  [{ filter: 'missing', stock: 'yes' }, ['0', '2', '4', '6', '8']],
  [{ filter: 'archived', sort: 'archived', direction: 'descending' }, ['Old 2', 'Old 1']],
  [{ category: '00060101' }, ['Å']],
  [{ text: 'gear 3' }, ['3']],
  [{ text: '100%' }, ['Å']],
  [{ text: '%' }, ['Å']],
  [{ text: 'bearings', filter: 'hidden' }, ['6', '7', '8']],
  [{ text: 'nothing like it' }, []],
])('%j selects %j, and says how many', async (query, expected) => {
  const page = await ask(query);
  expect(namesOf(page)).toEqual(expected);
  expect(page.counts?.selected).toBe(expected.length);
});

const keys: [Query['sort'], (row: Page['items'][number]) => string | number | undefined][] = [
  ['name', ({ name }) => name.toLowerCase()],
  ['category', ({ subCategory, category, industry }) => (subCategory ?? category ?? industry).id],
  ['leadTime', ({ leadTimeDays }) => leadTimeDays],
  ['minimumOrder', ({ minimumOrder }) => minimumOrder?.number],
  ['price', ({ price }) => price?.amount],
  ['stock', ({ stock }) => Number(stock)],
  ['changed', ({ updatedAt }) => updatedAt],
];

test.each(keys)(
  'sorted by %s, rows are in this order either way, and what states nothing comes last',
  async (sort, keyOf) => {
    for (const direction of ['ascending', 'descending'] as const) {
      const values = (await ask({ sort, direction })).items.map(keyOf);
      const known = values.filter((value) => value !== undefined);
      const sorted = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(values.slice(0, known.length)).toEqual(direction === 'ascending' ? sorted : sorted.reverse());
      expect(new Set(known).size).toBeGreaterThan(1);
    }
  },
);

test('walked by pages of any size, forth and back, in any sorting, each row comes once and in its place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...productSorts),
      fc.constantFrom('ascending' as const, 'descending' as const),
      fc.integer({ min: 1, max: 11 }),
      async (sort, direction, size) => {
        const whole = await ask({ sort, direction });
        const forth: Page[] = [await ask({ sort, direction, size })];
        for (let after = forth[0]?.next; after; after = forth.at(-1)?.next)
          forth.push(await ask({ sort, direction, size, after }));
        expect(forth.flatMap(namesOf)).toEqual(namesOf(whole));
        expect(forth.flatMap(({ items }) => items.map(({ place }) => place))).toEqual(
          whole.items.map(({ place }) => place),
        );
        const back: Page[] = [];
        for (let before = forth.at(-1)?.previous; before; before = back.at(-1)?.previous)
          back.push(await ask({ sort, direction, size, before }));
        expect(back.reverse().map(namesOf)).toEqual(forth.slice(0, -1).map(namesOf));
        for (const [index, { items }] of back.entries()) expect(items).toEqual(forth[index]?.items);
      },
    ),
    { numRuns: process.env.THOROUGH ? 25 : 8 },
  );
});

test('names of any length are a place to go on from', async () => {
  const owner = await anOwner(api);
  const name = '轴承'.repeat(productLimits.name / 2);
  for (const end of ['', 'x'])
    await rows.aProduct({ business_id: owner.businessID, name: `${name.slice(end.length)}${end}` });
  const query = { bid: owner.businessID, size: 1, sort: 'name' as const };
  const first = await owner.call(listOwnProducts, { query });
  const second = await owner.call(listOwnProducts, { query: { ...query, after: first.next } });
  expect(new Set([...first.items, ...second.items].map(({ productID }) => productID)).size).toBe(2);
});

test('a cursor of another sorting, or none at all, is refused at its field', async () => {
  const { next } = await ask({ size: 1 });
  const wrong: [Partial<Query>, string][] = [
    [{ sort: 'name', after: next }, 'after'],
    [{ after: 'AAAA' }, 'after'],
    [{ before: Buffer.from('["position up",1,"x",1]').toString('base64url') }, 'before'],
    [{ before: '{}' }, 'before'],
  ];
  for (const [query, field] of wrong)
    await expect(ask(query)).rejects.toMatchObject({ status: 400, issues: [{ in: 'query', field }] });
});

test('nobody else sees the table', async () => {
  const [foreign, stranger] = [await anOwner(api), await api.signIn()];
  const query = { bid: businessID, size: 5 };
  await expect(foreign.call(listOwnProducts, { query })).rejects.toMatchObject({ status: 403 });
  await expect(stranger.call(listOwnProducts, { query })).rejects.toMatchObject({ status: 403 });
  await expect(api.call(listOwnProducts, { query })).rejects.toMatchObject({ status: 401 });
});

/** Pages of the database a page of the table touches. */
async function buffersOf(business: string, query: Pick<Query, 'sort'>, place: number): Promise<number> {
  const sorting = sortingOf(query.sort ?? 'position', false);
  const condition = selected({}, api.reference, 'en');
  const page = { businessID: business, condition, sorting, backwards: false, size: 51 };
  const [begin] =
    place === 0
      ? []
      : (
          await sql<{ key: string | number; id: string }>`
    SELECT key, id FROM (SELECT id, ${sorting.key} AS key FROM products WHERE business_id = ${business}) AS keyed
    ORDER BY key, id OFFSET ${place - 1} LIMIT 1`.execute(api.db)
        ).rows;
  const from = begin && { ...begin, place };
  const [text = ''] = await statementsOf(() => findPage(api.db, { ...page, from }));
  const values = from ? [business, from.key, from.id, 51] : [business, 51];
  await api.pool.query(text, values);
  const { rows: lines } = await api.pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
  const { Plan } = lines[0]['QUERY PLAN'][0];
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
}

test('the page at row 9,000 of 10,000 touches as few pages of the database as the first, sorted by whatever column', async () => {
  const large = await rows.aBusiness();
  await sql`INSERT INTO products (business_id, name, industry_id, position, listed, lead_time_days)
    SELECT ${large}, 'Product ' || number, '0006', number, false, number % 90 FROM generate_series(1, 10000) AS number`.execute(
    api.db,
  );
  await sql`VACUUM ANALYZE products`.execute(api.db);
  for (const sort of ['position', 'name', 'leadTime', 'changed'] as const) {
    const [first, late] = [await buffersOf(large, { sort }, 0), await buffersOf(large, { sort }, 9_000)];
    expect(late, `${sort}: ${first} and ${late} pages`).toBeLessThanOrEqual(first * 1.2);
    if (sort === 'position') expect(late).toBeLessThan(1_000);
  }
});
