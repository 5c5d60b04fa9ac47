import { randomUUID } from 'node:crypto';
import { compare, compareLimits } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

const compared = (ids: readonly string[]) => api.call(compare, { query: { ids: ids.join(',') } });
const status = async (ids: string) =>
  (await fetch(`${api.url}/compare?ids=${encodeURIComponent(ids)}`)).status;

test('businesses come in the order asked for, each once, with what is proven of them', async () => {
  const one = await rows.aBusiness({ company_name: 'Nordhang', factory_size: 9800 });
  const other = await rows.aBusiness({ company_name: 'Valtorri' });
  await api.db
    .insertInto('certificates')
    .values({ business_id: one, name: 'ISO 9001', issue_date: '2020-01-01', expire_date: '2021-01-01' })
    .execute();
  const { businesses, ...rest } = await compared([other, one, other.toUpperCase()]);
  expect(rest).toEqual({ kind: 'business', products: [], otherKind: [], notListed: [] });
  expect(businesses.map(({ businessID }) => businessID)).toEqual([other, one]);
  expect(businesses[1]).toMatchObject({
    general: { companyName: 'Nordhang' },
    factory: { factorySize: 9800 },
    certificates: [{ name: 'ISO 9001', expired: true }],
    verifiedFacts: [],
    answering: { inquiries: 0 },
  });
});

test('products come with their businesses, and figures in whatever units as what they measure', async () => {
  const business_id = await rows.aBusiness();
  const specs = (value: string, unit: string) => JSON.stringify([{ key: 'Weight', value, unit }]);
  const heavy = await rows.aProduct({ business_id, specs: specs('156.5', 'lb'), lead_time_days: 28 });
  const light = await rows.aProduct({ business_id, specs: specs('58', 'kg') });
  const plain = await rows.aProduct({ specs: specs('to', 'drawing') });
  const { kind, businesses, products } = await compared([heavy, light, plain]);
  expect(kind).toBe('product');
  expect(businesses).toHaveLength(2);
  expect(products.map(({ productID }) => productID)).toEqual([heavy, light, plain]);
  expect(products.map(({ specs: [spec] }) => spec?.measure)).toEqual([
    expect.objectContaining({ quantity: 'mass', factor: 0.453_592_37, from: expect.closeTo(70.99, 2) }),
    { quantity: 'mass', unit: 'kg', from: 58, to: 58, factor: 1, offset: 0 },
    undefined,
  ]);
  expect(products[0]).toMatchObject({ leadTimeDays: 28, businessID: business_id });
});

test('what is of the other kind, or not listed, is left out and named', async () => {
  const business = await rows.aBusiness();
  const product = await rows.aProduct();
  const archived = await rows.aProduct({ archived_at: new Date() });
  const unknown = randomUUID();
  expect(await compared([unknown, business, product, archived])).toMatchObject({
    kind: 'business',
    products: [],
    otherKind: [product],
    notListed: [unknown, archived],
  });
  expect(await compared([product, business])).toMatchObject({ kind: 'product', otherKind: [business] });
  const none = await compared([unknown]);
  expect(none).toEqual({ businesses: [], products: [], otherKind: [], notListed: [unknown] });
});

test('an answer follows what it shows, and what was not listed', async () => {
  const business = await rows.aBusiness({ company_name: 'Before' });
  const later = randomUUID();
  const names = async () =>
    (await compared([business, later])).businesses.map(({ general }) => general.companyName);
  expect(await names()).toEqual(['Before']);
  await api.db.updateTable('businesses').set({ company_name: 'After' }).where('id', '=', business).execute();
  await rows.aBusiness({ id: later, company_name: 'Later' });
  await expect.poll(names).toEqual(['After', 'Later']);
});

test(`at most ${compareLimits.atOnce} ids are taken, and nothing else`, async () => {
  const ids = Array.from({ length: compareLimits.atOnce + 1 }, () => randomUUID());
  expect(await status(ids.join())).toBe(400);
  expect(await status(ids.slice(1).join())).toBe(200);
  const text = fc.string({ maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, async (each) => {
      expect(await status(each)).toBe(400);
    }),
    { numRuns: 30 },
  );
});
