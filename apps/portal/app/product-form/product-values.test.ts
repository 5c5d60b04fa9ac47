import type { EditedProduct } from '@kontor/contract';
import { expect, it } from 'vitest';
import { missingIn } from './missing-in.ts';
import {
  bodyOfProduct,
  fieldOfIssue,
  issuesOfProduct,
  newProductValues,
  valuesOf,
} from './product-values.ts';

const product: EditedProduct = {
  productID: '28c12e90-444d-4d1f-baef-c387739aede6',
  businessID: '28c12e90-444d-4d1f-baef-c387739aede7',
  revision: 4,
  listed: true,
  updatedAt: '2026-03-12T08:00:00.000Z',
  name: 'Bevel gear unit KR 75',
  description: 'Right-angle gear unit.',
  keywords: ['ATEX'],
  category: '0006.000601.00060101',
  specs: [
    { key: 'Output torque', value: '1500', unit: 'N·m' },
    { key: 'Protection', value: 'IP65' },
  ],
  leadTimeDays: 21,
  minimumOrder: { number: 2.5, unit: 't' },
  stock: false,
  price: { amount: 1184.5, currency: 'MXN', per: 'unit' },
  photos: [{ photoID: '28c12e90-444d-4d1f-baef-c387739aede8', url: '/files/a.webp', alt: 'On the bench' }],
  videos: [{ videoID: '28c12e90-444d-4d1f-baef-c387739aede9', url: '/files/v.mp4', title: 'On the bench' }],
  dataSheets: [],
  missing: [],
  productCount: 9,
};

it('a product that nobody touched is sent as it is', () => {
  const { name, description, keywords, category, specs, leadTimeDays, minimumOrder, stock, price } = product;
  const photos = [{ photoID: '28c12e90-444d-4d1f-baef-c387739aede8', alt: 'On the bench' }];
  const videos = [{ videoID: '28c12e90-444d-4d1f-baef-c387739aede9', title: 'On the bench' }];
  expect(bodyOfProduct(valuesOf(product, '.'), '.')).toEqual({
    ...{
      name,
      description,
      keywords,
      category,
      specs,
      leadTimeDays,
      minimumOrder,
      stock,
      price,
      photos,
      videos,
    },
  });
  expect(issuesOfProduct(valuesOf(product, '.'), '.')).toEqual({});
  expect(missingIn(valuesOf(product, '.'))).toEqual([]);
});

it('what is empty is not sent, rows that state nothing neither', () => {
  const blank = { id: 'x', key: ' ', value: '', unit: '' };
  const values = { ...newProductValues(), name: ' Pump ', category: '0006.000601', specs: [blank] };
  expect(bodyOfProduct(values, '.')).toEqual({
    name: 'Pump',
    keywords: [],
    category: '0006.000601',
    specs: [],
    stock: true,
    photos: [],
    videos: [],
  });
  expect(issuesOfProduct(values, '.')).toEqual({});
  expect(missingIn(values)).toEqual([
    'photos',
    'description',
    'subcategory',
    'specs',
    'leadTimeDays',
    'minimumOrder',
  ]);
});

it('says at each field what is wrong', () => {
  const values = {
    ...newProductValues(),
    specs: [
      { id: '0', key: 'Torque', value: '', unit: '' },
      { id: '1', key: '', value: '5', unit: '' },
    ],
    minimumOrder: '12',
    price: 'on request',
  };
  expect(issuesOfProduct(values, '.')).toEqual({
    name: { code: 'required' },
    category: { code: 'notChosen' },
    'specs.0.value': { code: 'required' },
    'specs.1.key': { code: 'required' },
    minimumOrderUnit: { code: 'required' },
    price: { code: 'malformed' },
  });
  expect(issuesOfProduct({ ...values, minimumOrder: '', minimumOrderUnit: 't' }, '.')).toMatchObject({
    minimumOrder: { code: 'required' },
  });
});

it('what the api finds is shown where the form has it', () => {
  expect(fieldOfIssue('price.currency')).toBe('currency');
  expect(fieldOfIssue('minimumOrder.number')).toBe('minimumOrder');
  expect(fieldOfIssue('specs.2.unit')).toBe('specs.2.unit');
  expect(fieldOfIssue('photos.1.alt')).toBe('photos');
  expect(fieldOfIssue('keywords.3')).toBe('keywords');
});

it('numbers are typed as the language has them, and a lead time in whole days', () => {
  const values = valuesOf({ ...product, minimumOrder: { number: 1.125, unit: 't' } }, ',');
  expect(values.minimumOrder).toBe('1,125');
  expect(bodyOfProduct(values, ',').minimumOrder).toEqual({ number: 1.125, unit: 't' });
  for (const leadTimeDays of ['2,5', '2.5', '3 weeks'])
    expect(issuesOfProduct({ ...values, leadTimeDays }, ',').leadTimeDays).toEqual({ code: 'notANumber' });
  expect(issuesOfProduct({ ...values, leadTimeDays: '4000' }, ',').leadTimeDays).toEqual({
    code: 'tooLarge',
    limit: 3_650,
  });
});
