import {
  type BusinessList,
  directorySkip,
  getDirectoryCountry,
  getProduct,
  listBusinessesInDirectory,
  listDirectoryCountries,
  listProductsInDirectory,
  type ProductList,
} from '@kontor/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
beforeEach(() => api.db.deleteFrom('businesses').execute());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

async function aVerified(
  given: Parameters<typeof rows.aBusiness>[0] = {},
  { checked = -10, expires = 300 } = {},
): Promise<string> {
  const business_id = await rows.aBusiness(given);
  await api.db
    .insertInto('verified_facts')
    .values({
      business_id,
      fact: 'factory',
      method: 'visited',
      checked_by: 'Inspector',
      checked_at: inDays(checked),
      expires_at: inDays(expires),
    })
    .execute();
  return business_id;
}

async function businesses(list: BusinessList, skip = 0) {
  const { items, total } = await api.call(listBusinessesInDirectory, { params: { list }, query: { skip } });
  return { ids: items.map(({ businessID }) => businessID), total };
}

async function products(list: ProductList) {
  const { items, total } = await api.call(listProductsInDirectory, { params: { list }, query: { skip: 0 } });
  return { names: items.map(({ name }) => name), total };
}

describe('businesses', () => {
  it('are verified while a fact holds, the most recently checked first', async () => {
    const older = await aVerified({}, { checked: -30 });
    const newer = await aVerified({}, { checked: -2 });
    await aVerified({}, { checked: -400, expires: -1 });
    await rows.aBusiness();
    const trader = await aVerified({ business_type: 'DI' }, { checked: -20 });
    expect(await businesses('verified-manufacturers')).toEqual({ ids: [newer, older], total: 2 });
    expect(await businesses('verified-suppliers')).toEqual({ ids: [newer, trader, older], total: 3 });
  });

  it('that make under others’ labels say so', async () => {
    const one = await rows.aBusiness({ contract_manufacturing: ['OEM', 'PRIVATE_LABEL'] });
    await rows.aBusiness({ contract_manufacturing: ['OEM'] });
    expect(await businesses('private-label')).toEqual({ ids: [one], total: 1 });
  });

  it('that move goods stand under freight, by name', async () => {
    const second = await rows.aBusiness({ company_name: 'Puerto Cargo', categories: ['001501'] });
    const first = await rows.aBusiness({ company_name: 'Andes Freight', categories: ['000601', '001501'] });
    await rows.aBusiness({ categories: ['001502'] });
    expect(await businesses('international-logistics')).toEqual({ ids: [first, second], total: 2 });
  });

  it('come 20 a page, each once', async () => {
    const all = [];
    for (let count = 0; count < 23; count += 1)
      all.push(await rows.aBusiness({ contract_manufacturing: ['PRIVATE_LABEL'] }));
    const pages = [await businesses('private-label'), await businesses('private-label', 20)];
    expect(pages.map(({ ids, total }) => [ids.length, total])).toEqual([
      [20, 23],
      [3, 23],
    ]);
    expect(pages.flatMap(({ ids }) => ids).sort()).toEqual(all.sort());
  });
});

describe('products', () => {
  /** Of a business that has a certificate until a day; null is one without end. */
  async function aHolder(expire_date: string | null): Promise<string> {
    const business_id = await rows.aBusiness();
    await api.db
      .insertInto('certificates')
      .values({ business_id, name: 'ISO 9001', issue_date: dayIn(-800), expire_date })
      .execute();
    return business_id;
  }

  it('are certified while a certificate of their business holds', async () => {
    const holder = await aHolder(null);
    const former = await aHolder(dayIn(-2));
    await rows.aProduct({ business_id: holder, name: 'Second', position: 2 });
    await rows.aProduct({ business_id: holder, name: 'First', position: 1 });
    await rows.aProduct({ business_id: former, name: 'Third' });
    expect(await products('certified-products')).toEqual({ names: ['First', 'Second'], total: 2 });
  });

  it('of businesses with a valid certificate are in the price list when they state a price, by their place', async () => {
    const price = { price_amount: 12.5, price_currency: 'EUR', price_per: 'kg' };
    const business_id = await aHolder(dayIn(30));
    const id = await rows.aProduct({
      business_id,
      name: 'Oats',
      industry_id: '0011',
      category_id: '001101',
      ...price,
    });
    await rows.aProduct({ business_id, name: 'Gear', ...price, price_per: null });
    await rows.aProduct({ business_id, name: 'On request' });
    await rows.aProduct({
      business_id: await aHolder(dayIn(-2)),
      name: 'Of an expired certificate',
      ...price,
    });
    await rows.aProduct({ business_id: await rows.aBusiness(), name: 'Of no certificate', ...price });
    expect(await products('price-list')).toEqual({ names: ['Gear', 'Oats'], total: 2 });
    const product = await api.call(getProduct, { params: { productID: id } });
    expect(product.price).toEqual({ amount: 12.5, currency: 'EUR', per: 'kg' });
  });
});

describe('countries', () => {
  const query = { businessType: 'IM' } as const;

  it('come with how many businesses of a type they have, most first', async () => {
    for (const country_code of ['DE', 'MX', 'DE'])
      await rows.aBusiness({ business_type: 'IM', country_code });
    await rows.aBusiness({ business_type: 'MA', country_code: 'FR' });
    const countries = await api.call(listDirectoryCountries, { query });
    expect(countries.map(({ country, total }) => [country.code, total])).toEqual([
      ['DE', 2],
      ['MX', 1],
    ]);
  });

  it('say which industries, and how many are verified', async () => {
    const given = { business_type: 'IM', country_code: 'DE' };
    await aVerified(given);
    await rows.aBusiness({ ...given, industry_id: '0011', categories: [] });
    await rows.aBusiness({ ...given });
    await rows.aBusiness({ ...given, industry_id: null, categories: [] });
    const answer = await api.callIn('es')(getDirectoryCountry, { params: { country: 'DE' }, query });
    expect(answer).toMatchObject({ country: { code: 'DE', countryName: 'Alemania' }, total: 4, verified: 1 });
    expect(answer.industries.map(({ industry, total }) => [industry.id, total])).toEqual([
      ['0006', 2],
      ['0011', 1],
    ]);
  });

  it('without any are empty, and what is no country is not found', async () => {
    const empty = await api.call(getDirectoryCountry, { params: { country: 'FR' }, query });
    expect(empty).toMatchObject({ total: 0, verified: 0, industries: [] });
    await expect(api.call(getDirectoryCountry, { params: { country: 'XX' }, query })).rejects.toMatchObject({
      status: 404,
    });
  });
});

it.each([
  'directory/business/unknown',
  'directory/product/verified-suppliers',
  `directory/business/private-label?skip=${directorySkip + 1}`,
  'directory/country?businessType=PR',
  'directory/country/mx?businessType=MA',
])('%s is refused', async (path) => {
  expect((await fetch(`${api.url}/${path}`)).status).toBe(400);
});
