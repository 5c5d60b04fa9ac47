import { expect, test } from 'vitest';
import type { ProductFields } from '../../edit/product-fields.ts';
import { changesOf } from './changes-of.ts';

const before: ProductFields = {
  name: 'Ball bearings',
  description: 'Deep groove.',
  keywords: ['bearing'],
  category: ['0006', '000602'],
  specs: [
    { key: 'Bore', value: '20', unit: 'mm' },
    { key: 'Cage', value: 'steel' },
  ],
  leadTimeDays: 14,
  minimumOrder: { number: 10, unit: 'pieces' },
  stock: true,
  price: { amount: 12.5, currency: 'EUR' },
};

test('what stays is not named', () => {
  expect(changesOf(before, structuredClone(before))).toEqual([]);
});

test('each field that changes is named, with what it was and what it becomes', () => {
  const after: ProductFields = {
    ...before,
    description: null,
    leadTimeDays: 21,
    price: { amount: 13, currency: 'EUR', per: 'piece' },
    stock: false,
    specs: [
      { key: 'Bore', value: '25', unit: 'mm' },
      { key: 'Seal', value: '2RS' },
    ],
  };
  expect(changesOf(before, after)).toEqual([
    { field: 'description', before: 'Deep groove.', after: '' },
    { field: 'leadTimeDays', before: '14', after: '21' },
    { field: 'price', before: '12.5 EUR', after: '13 EUR / piece' },
    { field: 'stock' },
    { field: 'spec', heading: 'Bore', before: '20 mm', after: '25 mm' },
    { field: 'spec', heading: 'Cage', before: 'steel', after: '' },
    { field: 'spec', heading: 'Seal', before: '', after: '2RS' },
  ]);
});

test('a long text is cut', () => {
  const [change] = changesOf(before, { ...before, description: 'x'.repeat(500) });
  expect(change?.after).toHaveLength(200);
});
