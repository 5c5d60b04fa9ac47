import { randomUUID } from 'node:crypto';
import {
  getProduct,
  listMyBusinesses,
  listProductsOfBusiness,
  membershipPlans,
  searchProducts,
} from '@kontor/contract';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { drainWaiting } from '../search/queue.ts';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { anOwner } from './testing-owner.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

test.each(membershipPlans)(
  'the database shows as many products as the plan $planID does',
  async ({ planID, productsShown }) => {
    const { rows: told } = await sql<{ shown: number }>`SELECT products_shown(${planID}) AS shown`.execute(
      api.db,
    );
    expect(told).toEqual([{ shown: productsShown }]);
  },
);

/** A business with products of these positions, by place. */
async function aCatalogue(positions: readonly number[], name: string) {
  const business_id = await rows.aBusiness();
  const ids: string[] = [];
  for (const position of positions)
    ids.push(await rows.aProduct({ business_id, position, name: `${name} ${position}` }));
  return { business_id, ids };
}

async function shownOf(business_id: string): Promise<string[]> {
  const { data } = await api.call(listProductsOfBusiness, { query: { bid: business_id } });
  return data.map(({ name }) => name);
}

async function foundBy(textQuery: string): Promise<number> {
  await drainWaiting(api.db, api.reference, 'product');
  return (await api.call(searchProducts, { body: { textQuery, skip: 0, size: 5 } })).total;
}

const names = (name: string, places: readonly number[]) => places.map((place) => `${name} ${place}`);

test('the first ones by position are shown, and which these are follows positions, archiving, deletion and membership', async () => {
  const { business_id, ids } = await aCatalogue([1, 2, 3, 4, 5, 6, 7, 8, 9], 'Qabanox');
  const change = (id: string | undefined, set: { position?: number; archived_at?: Date | null }) =>
    api.db
      .updateTable('products')
      .set(set)
      .where('id', '=', id ?? '')
      .execute();
  expect(await shownOf(business_id)).toEqual(names('Qabanox', [1, 2, 3, 4, 5, 6, 7]));
  expect(await foundBy('Qabanox')).toBe(7);
  await expect(api.call(getProduct, { params: { productID: ids[8] ?? '' } })).rejects.toMatchObject({
    status: 404,
  });

  await change(ids[8], { position: 1.5 });
  expect(await shownOf(business_id)).toEqual(names('Qabanox', [1, 9, 2, 3, 4, 5, 6]));
  await change(ids[0], { archived_at: new Date() });
  expect(await shownOf(business_id)).toEqual(names('Qabanox', [9, 2, 3, 4, 5, 6, 7]));
  await api.db
    .deleteFrom('products')
    .where('id', '=', ids[1] ?? '')
    .execute();
  expect(await shownOf(business_id)).toEqual(names('Qabanox', [9, 3, 4, 5, 6, 7, 8]));
  await change(ids[0], { archived_at: null });
  expect(await shownOf(business_id)).toEqual(names('Qabanox', [1, 9, 3, 4, 5, 6, 7]));
  expect(await foundBy('Qabanox')).toBe(7);

  await api.db
    .updateTable('businesses')
    .set({ subscription: 'gold' })
    .where('id', '=', business_id)
    .execute();
  expect(await shownOf(business_id)).toHaveLength(8);
  expect(await foundBy('Qabanox')).toBe(8);
  await api.db
    .updateTable('businesses')
    .set({ subscription: 'standard' })
    .where('id', '=', business_id)
    .execute();
  expect(await shownOf(business_id)).toHaveLength(7);
});

const owners = [randomUUID(), randomUUID()];
const productIDs = Array.from({ length: 30 }, () => randomUUID());
const owner = fc.constantFrom(...owners);
const productID = fc.constantFrom(...productIDs);
/** Statements as anybody may write them. */
const statement = fc.oneof(
  fc.tuple(owner, fc.array(productID, { minLength: 1, maxLength: 25 }), fc.integer({ min: -3, max: 3 })).map(
    ([of, ids, position]) => sql`INSERT INTO products (id, business_id, name, industry_id, position)
      SELECT DISTINCT id, ${of}::uuid, 'Gear', '0006', ${position}::float8 FROM unnest(${ids}::uuid[]) AS id ON CONFLICT DO NOTHING`,
  ),
  fc
    .tuple(productID, fc.double({ min: -5, max: 5, noNaN: true }))
    .map(([id, position]) => sql`UPDATE products SET position = ${position} WHERE id = ${id}`),
  fc
    .array(productID, { maxLength: 20 })
    .map(
      (ids) =>
        sql`UPDATE products SET archived_at = CASE WHEN archived_at IS NULL THEN now() END WHERE id = ANY(${ids}::uuid[])`,
    ),
  fc.tuple(productID, owner).map(([id, of]) => sql`UPDATE products SET business_id = ${of} WHERE id = ${id}`),
  fc
    .array(productID, { maxLength: 5 })
    .map((ids) => sql`DELETE FROM products WHERE id = ANY(${ids}::uuid[])`),
  fc
    .tuple(owner, fc.constantFrom('standard', 'gold'))
    .map(([of, plan]) => sql`UPDATE businesses SET subscription = ${plan} WHERE id = ${of}`),
);

test('whatever is written by plain SQL, listed are the first ones by position that are not archived', async () => {
  for (const id of owners) await rows.aBusiness({ id });
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 12 }), async (statements) => {
      await api.db.deleteFrom('products').where('business_id', 'in', owners).execute();
      for (const each of statements) await each.execute(api.db);
      const { rows: wrong } = await sql`
        SELECT id FROM (
          SELECT products.id, listed, archived_at IS NULL AND products_shown(subscription) >= row_number() OVER (
            PARTITION BY business_id ORDER BY archived_at IS NOT NULL, position, products.id
          ) AS wanted
          FROM products JOIN businesses ON businesses.id = business_id WHERE business_id = ANY(${owners}::uuid[])
        ) AS ranked WHERE listed <> wanted
      `.execute(api.db);
      expect(wrong).toEqual([]);
    }),
    { numRuns: process.env.THOROUGH ? 40 : 10 },
  );
});

test('of changes at the same time none makes more products shown than the membership does', async () => {
  const { business_id } = await aCatalogue([1, 2, 3, 4, 5, 6], 'Qebanox');
  await Promise.all(
    [7, 8, 9].map((position) => rows.aProduct({ business_id, position, name: `Qebanox ${position}` })),
  );
  expect(await shownOf(business_id)).toEqual(names('Qebanox', [1, 2, 3, 4, 5, 6, 7]));
});

test('an owner is told of all that are not archived, shown or not', async () => {
  const { call, businessID } = await anOwner(api);
  for (let position = 0; position < 9; position += 1)
    await rows.aProduct({ business_id: businessID, position });
  await rows.aProduct({ business_id: businessID, archived_at: new Date() });
  expect(await call(listMyBusinesses, {})).toMatchObject([{ products: 9, productsShown: 7 }]);
});

test('lists of the public are read from indexes of what is listed', async () => {
  const business = await rows.aBusiness();
  await sql`INSERT INTO businesses (company_name, business_type, country_code)
    SELECT 'Many', 'MA', 'MX' FROM generate_series(1, 500)`.execute(api.db);
  // Some of them in each subcategory, and no more of one business than are shown.
  await sql`INSERT INTO products (business_id, name, industry_id, category_id, subcategory_id, position, price_amount, price_currency)
    SELECT business.id, 'Gear', left(place.id, 4), left(place.id, 6), place.id, place.number, 1, 'USD'
    FROM (SELECT id, row_number() OVER () AS number FROM businesses) AS business
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS number FROM subcategories) AS place ON place.number % 211 = business.number % 211
  `.execute(api.db);
  await sql`VACUUM ANALYZE products`.execute(api.db);
  const indexOf = async (statement: RawBuilder<unknown>) => {
    const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${statement}`.execute(api.db);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  const ofBusiness = sql`SELECT name FROM products WHERE business_id = ${business} AND products.listed ORDER BY position, id LIMIT 100`;
  expect(await indexOf(ofBusiness)).toContain('products_listed');
  const newest = sql`SELECT name FROM products WHERE category_id = '000602' AND products.listed ORDER BY created_at DESC, id LIMIT 50`;
  expect(await indexOf(newest)).toContain('products_newest');
  const priced = sql`SELECT id FROM listed_products WHERE price_amount IS NOT NULL ORDER BY industry_id, category_id, name, id LIMIT 10`;
  expect(await indexOf(priced)).toContain('products_with_price');
  const stated = sql`SELECT specs FROM products WHERE subcategory_id = '00060203' AND listed ORDER BY created_at DESC LIMIT 500`;
  expect(await indexOf(stated)).toContain('products_of_subcategory');
});

test('a change of products nobody is shown queues nothing for the search', async () => {
  const { business_id } = await aCatalogue([1, 2, 3, 4, 5, 6, 7, 8], 'Qibanox');
  await sql`DELETE FROM search_queue`.execute(api.db);
  await api.db
    .updateTable('products')
    .set({ stock: true, name: 'Other' })
    .where('business_id', '=', business_id)
    .where('listed', '=', false)
    .execute();
  const { rows: queued } = await sql`SELECT FROM search_queue`.execute(api.db);
  expect(queued).toHaveLength(0);
});
