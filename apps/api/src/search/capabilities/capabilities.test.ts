import {
  type Capability,
  capabilities,
  capabilityChoices,
  countChoices,
  countSearch,
  type Input,
  searchBusinesses,
  searchProducts,
} from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { drainWaiting } from '../queue.ts';

type Filters = Partial<Input<typeof searchBusinesses>['body']>;

const certificate = (name: string, expire_date: string | null) => ({
  name,
  issue_date: '2019-01-01',
  expire_date,
});

const api = await sharedApi(async (db, reference) => {
  const { aBusiness, aProduct } = rowsIn(db, reference);
  const certify = (business_id: string, name: string, expire_date: string | null) =>
    db
      .insertInto('certificates')
      .values({ business_id, ...certificate(name, expire_date) })
      .execute();
  const alpha = await aBusiness({
    ...{ company_name: 'Quavo alpha', country_code: 'MX', employees_min: 40, employees_max: 60 },
    ...{
      contract_manufacturing: ['OEM', 'ODM'],
      spoken_languages: ['es', 'en'],
      payment_currencies: ['USD', 'MXN'],
    },
    ...{ delivery_terms: ['FOB', 'CIF'], average_lead_time_days: 10, created_at: new Date('2026-01-03') },
  });
  await certify(alpha, 'ISO 9001:2015', '2099-01-01');
  await certify(alpha, 'EN ISO 14001', null);
  const beta = await aBusiness({
    ...{ company_name: 'Quavo beta', country_code: 'DE', employees_min: 5_000, employees_max: null },
    ...{
      contract_manufacturing: ['OEM'],
      spoken_languages: ['de', 'sw'],
      payment_currencies: ['EUR', 'XAF'],
    },
    ...{ delivery_terms: ['EXW', 'FOB'], created_at: new Date('2026-01-02') },
  });
  await certify(beta, 'ISO 9001:2008', '2020-01-01');
  const gamma = await aBusiness({
    ...{ company_name: 'Quavo Äther', country_code: 'JP', employees_min: 3, employees_max: 9 },
    ...{ spoken_languages: ['ja', 'en'], created_at: new Date('2026-01-04') },
  });
  await certify(gamma, 'ISO/IEC 27001:2022', '2099-01-01');
  await aBusiness({ company_name: 'Quavo delta', country_code: 'DE', created_at: new Date('2026-01-01') });
  await aProduct({
    name: 'Quavo pump',
    business_id: alpha,
    stock: true,
    price_amount: '12.5',
    price_currency: 'USD',
  });
  await aProduct({ name: 'Quavo valve', business_id: beta, stock: true, lead_time_days: 5 });
  await aProduct({ name: 'Quavo gasket', business_id: gamma, stock: false });
});

const body = { textQuery: 'quavo', skip: 0, size: 10 };

async function businesses(filters: Filters): Promise<string[]> {
  const { items, total } = await api.call(searchBusinesses, { body: { ...body, ...filters } });
  expect(total).toBe(items.length);
  return items.map(({ general }) => general.companyName.replace('Quavo ', '')).sort();
}

async function products(filters: Partial<Input<typeof searchProducts>['body']>): Promise<string[]> {
  const { items } = await api.call(searchProducts, { body: { ...body, ...filters } });
  return items.map(({ name }) => name.replace('Quavo ', '')).sort();
}

test.each<[Filters, string[]]>([
  [{ proof: ['certificate'] }, ['alpha', 'Äther']],
  [{ proof: ['iso-9001'] }, ['alpha']],
  [{ proof: ['iso-14001'] }, ['alpha']],
  [{ proof: ['iso-9001', 'iso-27001'] }, ['alpha', 'Äther']],
  [{ proof: ['iso-13485'] }, []],
  [{ employees: ['11-50'] }, ['alpha']],
  [{ employees: ['51-200'] }, ['alpha']],
  [{ employees: ['1-10', '1001-'] }, ['beta', 'Äther']],
  [{ contractManufacturing: ['OEM'] }, ['alpha', 'beta']],
  [{ contractManufacturing: ['ODM', 'PRIVATE_LABEL'] }, ['alpha']],
  [{ deliveryTerm: ['EXW', 'CIF'] }, ['alpha', 'beta']],
  [{ currency: ['EUR'] }, ['beta']],
  [{ language: ['en'] }, ['alpha', 'Äther']],
  [{ language: ['en'], currency: ['USD', 'EUR'] }, ['alpha']],
  [{ leadTime: 14 }, ['alpha']],
  [{ leadTime: 7 }, []],
  [{ countries: ['DE', 'JP'] }, ['beta', 'delta', 'Äther']],
  [{ countries: ['MX'], language: ['es'] }, ['alpha']],
  [{ countries: ['DE', 'JP'], language: ['en', 'de'] }, ['beta', 'Äther']],
])('businesses by %j: one of a list is enough, each list must be met', async (filters, expected) => {
  expect(await businesses(filters)).toEqual(expected);
});

test('products are filtered by their own, and by what their business can do', async () => {
  expect(await products({ offer: ['in-stock'] })).toEqual(['pump', 'valve']);
  expect(await products({ offer: ['priced'] })).toEqual(['pump']);
  expect(await products({ proof: ['certificate'] })).toEqual(['gasket', 'pump']);
  expect(await products({ deliveryTerm: ['EXW'], offer: ['in-stock'], leadTime: 7 })).toEqual(['valve']);
  expect(await products({ countries: ['MX', 'JP'] })).toEqual(['gasket', 'pump']);
});

test('the best are ordered by name as a reader sorts them, and by when they came', async () => {
  const names = async (order: 'name' | 'newest', page = {}) => {
    const { items } = await api.call(searchBusinesses, { body: { ...body, order, ...page } });
    return items.map(({ general }) => general.companyName.replace('Quavo ', ''));
  };
  expect(await names('name')).toEqual(['alpha', 'Äther', 'beta', 'delta']);
  expect(await names('newest')).toEqual(['Äther', 'alpha', 'beta', 'delta']);
  expect(await names('newest', { skip: 1, size: 2 })).toEqual(['alpha', 'beta']);
});

test('what a business says anew is found at once, and so are its products', async () => {
  const { aBusiness, aProduct } = rowsIn(api.db, api.reference);
  const business = await aBusiness({ company_name: 'Quavo zeta', country_code: 'FI' });
  await aProduct({ name: 'Quavo hinge', business_id: business });
  const found = async (filters: Filters) => {
    for (const kind of ['business', 'product'] as const) await drainWaiting(api.db, api.reference, kind);
    return [await businesses({ country: 'FI', ...filters }), await products({ country: 'FI', ...filters })];
  };
  expect(await found({ currency: ['JPY'] })).toEqual([[], []]);
  const change = { payment_currencies: ['JPY'] };
  await api.db.updateTable('businesses').set(change).where('id', '=', business).execute();
  expect(await found({ currency: ['JPY'] })).toEqual([['zeta'], ['hinge']]);
  const expired = certificate('SA8000:2014', '2020-01-01');
  await api.db
    .insertInto('certificates')
    .values({ business_id: business, ...expired })
    .execute();
  expect(await found({ proof: ['sa8000'] })).toEqual([[], []]);
  await api.db
    .updateTable('certificates')
    .set({ expire_date: null })
    .where('business_id', '=', business)
    .execute();
  expect(await found({ proof: ['sa8000'] })).toEqual([['zeta'], ['hinge']]);
});

const ofBusinesses = capabilities.filter((capability) => capability !== 'offer');
const someOf = (capability: Capability) =>
  fc.subarray<string>([...capabilityChoices[capability]], { maxLength: 2 });
const someFilters = fc
  .record({
    ...Object.fromEntries(
      ofBusinesses.map((capability) => [capability, fc.option(someOf(capability), { freq: 3, nil: [] })]),
    ),
    countries: fc.subarray(['MX', 'DE', 'JP'], { maxLength: 2 }),
    leadTime: fc.constantFrom(undefined, 7, 14, 30),
  })
  .map((filters) => filters as Filters);

test('each choice is counted as the list would have it, whatever else is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(someFilters, fc.constantFrom('quavo', ''), async (filters, textQuery) => {
      const asked = { textQuery, tab: 'MA' as const, ...filters };
      const { total, lists } = await api.call(countChoices, { body: asked });
      const count = async (more: Filters) =>
        (
          await api.call(searchBusinesses, {
            body: { textQuery, skip: 0, size: 1, businessType: 'MA', ...filters, ...more },
          })
        ).total;
      expect(total.total).toBe(await count({}));
      const { counts } = await api.call(countSearch, { body: { textQuery, ...filters } });
      expect(counts.MA.total).toBe(total.total);
      for (const { filter, choices } of lists)
        for (const { choice, total } of choices) {
          const alone = filter === 'leadTime' ? Number(choice) : [choice];
          expect(total, `${filter} ${choice}`).toBe(await count({ [filter]: alone } as Filters));
        }
    }),
    { numRuns: 4 },
  );
});

test('a choice that is none, and too many countries, are refused', async () => {
  const tooMany = Array.from({ length: 11 }, () => 'MX');
  for (const wrong of [{ proof: ['iso-1'] }, { countries: tooMany }] as object[])
    await expect(api.call(searchBusinesses, { body: { ...body, ...wrong } })).rejects.toMatchObject({
      status: 400,
    });
});
