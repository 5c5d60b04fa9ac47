import type { ComparedBusiness, ComparedProduct } from '@kontor/contract';
import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { productGroups } from './product-groups.server.ts';

// A macro is there for the build alone; the texts here have nothing to fill in.
vi.mock('@lingui/core/macro', () => ({ msg: String.raw, plural: String }));

const words = {
  language: 'en',
  i18n: setupI18n({ locale: 'en', locales: 'en', messages: { en: {} } }),
} as const;
const business = { origin: 'registered', claimed: true, verifiedFacts: [] } as Pick<
  ComparedBusiness,
  'origin' | 'claimed' | 'verifiedFacts'
> as ComparedBusiness;
const kilogram = { quantity: 'mass', unit: 'kg', factor: 1, offset: 0 };
const pound = { quantity: 'mass', unit: 'lb', factor: 0.453_592_37, offset: 0 };

function offered(given: Partial<ComparedProduct>) {
  const industry = { id: '0006', name: 'Power Transmission' };
  const product: ComparedProduct = {
    productID: 'p',
    businessID: 'b',
    name: 'Gear unit',
    photos: [],
    industry,
    stock: false,
    specs: [],
    ...given,
  };
  return { product, business };
}

const rowOf = (name: string, products: readonly Partial<ComparedProduct>[]) =>
  productGroups(products.map(offered), words)
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label === name);

test('a specification is shown in the unit most state it in, with what was written', () => {
  const row = rowOf('Weight', [
    { specs: [{ key: 'Weight', value: '58', unit: 'kg', measure: { ...kilogram, from: 58, to: 58 } }] },
    {
      specs: [
        { key: 'weight', value: '100', unit: 'lb', measure: { ...pound, from: 45.359_237, to: 45.359_237 } },
      ],
    },
    { specs: [{ key: 'Weight', value: '66', unit: 'kg', measure: { ...kilogram, from: 66, to: 66 } }] },
    { specs: [{ key: 'Weight', value: 'as the drawing says' }] },
    {},
  ]);
  expect(row?.cells.map(({ text, original }) => [text, original])).toEqual([
    ['58 kg', undefined],
    ['45.36 kg', '100 lb'],
    ['66 kg', undefined],
    ['as the drawing says', undefined],
    ['not stated', undefined],
  ]);
});

test('lead times and orders have a best one, prices have none', () => {
  const products = [
    {
      leadTime: '5 days',
      leadTimeDays: 5,
      minimumOrder: { number: 10, unit: 'pieces' },
      price: { amount: 1, currency: 'EUR' },
    },
    {
      leadTime: '9 days',
      leadTimeDays: 9,
      minimumOrder: { number: 2, unit: 'piece' },
      price: { amount: 2, currency: 'EUR' },
    },
  ];
  const bestOf = (name: string) => rowOf(name, products)?.cells.map(({ best }) => best);
  expect(bestOf('Lead time of this product')).toEqual(['shortest', undefined]);
  expect(bestOf('Minimum order')).toEqual([undefined, 'smallest']);
  expect(bestOf('Stated price')).toEqual([undefined, undefined]);
});
