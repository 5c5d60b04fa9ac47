import { searchBusinesses, searchProducts } from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
const owner = await rows.aBusiness({ company_name: 'Zubrilo Bearings', industry_id: '0006' });
const category = { business_id: owner, industry_id: '0006', category_id: '000601' };
await rows.aProduct({
  ...category,
  subcategory_id: '00060101',
  name: 'Zubrilo ball bearing',
  description: 'For gearboxes',
});
await rows.aProduct({
  ...category,
  name: 'Zubrilo motor',
  specs: JSON.stringify([{ key: 'Power', value: '1.5', unit: 'kW' }]),
});

const reasonsFor = async (textQuery: string) => {
  const { reasons } = await api.call(searchProducts, { body: { textQuery, skip: 0, size: 5 } });
  return reasons.map((each) => each.reasons);
};

test.each([
  ['zubrilo ball bearing', [[{ in: 'exactName', text: '' }]]],
  [
    'zubrilo gearboxes',
    [
      [
        { in: 'name', text: 'zubrilo' },
        { in: 'text', text: 'gearboxes' },
      ],
    ],
  ],
  [
    'zubrilo 2 hp',
    [
      [
        { in: 'name', text: 'zubrilo' },
        { in: 'figure', text: '2 hp' },
      ],
    ],
  ],
])('%j is explained', async (text, expected) => {
  expect(await reasonsFor(text)).toEqual(expected);
});

test('a place of the industry tree is a reason, the narrowest alone', async () => {
  const [[...reasons] = []] = await reasonsFor('ball bearings of zubrilo');
  expect(reasons).toContainEqual({ in: 'name', text: 'zubrilo' });
  expect(reasons.filter((reason) => reason.in === 'place').map(({ text }) => text)).toEqual(['00060101']);
});

test('without words there is nothing to explain', async () => {
  const { items, reasons } = await api.call(searchBusinesses, { body: { textQuery: '', skip: 0, size: 5 } });
  expect(items.length).toBe(reasons.length);
  expect(reasons.every((each) => each.reasons.length === 0)).toBe(true);
});
