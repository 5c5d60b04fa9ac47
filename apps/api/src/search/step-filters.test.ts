import { countSearch, filterSteps, searchProducts, steppedFigures } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { stepFilters, stepsUpTo } from './step-filters.ts';

test.each(steppedFigures)(
  '%s: a document is found by the steps that are not below its figure, and by no other',
  (figure) => {
    const steps = filterSteps[figure];
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2_000, noNaN: true }),
        fc.constantFrom(...steps),
        (value, step) => {
          const words = new Set(stepsUpTo(figure, step));
          expect(stepFilters(figure, value).some((word) => words.has(word))).toBe(value <= step);
        },
      ),
    );
  },
);

test('what states nothing is found by no step', () => {
  for (const figure of steppedFigures) expect(stepFilters(figure, null)).toEqual([]);
});

const api = await sharedApi(async (db, reference) => {
  const { aBusiness, aProduct } = rowsIn(db, reference);
  const order = (minimum_order: number) => ({ minimum_order, minimum_order_unit: 'pieces' });
  await aProduct({ name: 'Quavo one', lead_time_days: 7, ...order(1) });
  const business_id = await aBusiness({ country_code: 'JP', company_name: 'Nozomi' });
  await aProduct({ name: 'Quavo two', lead_time_days: 8, ...order(50), business_id });
  await aProduct({ name: 'Quavo three', lead_time_days: 200, ...order(51) });
  await aProduct({ name: 'Quavo four' });
});

test.each([
  [{}, ['four', 'one', 'three', 'two']],
  [{ leadTime: 7 }, ['one']],
  [{ leadTime: 14 }, ['one', 'two']],
  [{ leadTime: 3 }, []],
  [{ minimumOrder: 50 }, ['one', 'two']],
  [{ minimumOrder: 100 }, ['one', 'three', 'two']],
  [{ leadTime: 14, minimumOrder: 10 }, ['one']],
] as const)('products by %j', async (filters, expected) => {
  for (const textQuery of ['quavo', '']) {
    const { items, total } = await api.call(searchProducts, {
      body: { textQuery, skip: 0, size: 10, ...filters },
    });
    expect(items.map(({ name }) => name.replace('Quavo ', '')).sort()).toEqual(expected);
    expect(total).toBe(expected.length);
  }
});

test.each([
  [{}, 4],
  [{ leadTime: 14 }, 2],
  [{ leadTime: 14, minimumOrder: 10 }, 1],
  [{ leadTime: 14, country: 'JP' }, 1],
  [{ leadTime: 3 }, 0],
] as const)(
  'the tabs count products by %j as the list does, and people without it',
  async (filters, total) => {
    for (const textQuery of ['quavo', '']) {
      const { country } = { country: undefined, ...filters };
      const { counts } = await api.call(countSearch, { body: { textQuery, ...filters } });
      const { counts: others } = await api.call(countSearch, { body: { textQuery, country } });
      expect(counts.PR).toEqual({ total, totalIs: 'exact' });
      expect(counts.UR).toEqual(others.UR);
    }
  },
);

test('where products are is counted by what they are filtered by', async () => {
  const countriesOf = async (leadTime: 7 | 14) =>
    (await api.call(countSearch, { body: { textQuery: 'quavo', tab: 'PR', leadTime } })).countries;
  expect(await countriesOf(14)).toEqual([
    { code: 'JP', total: 1 },
    { code: 'MX', total: 1 },
  ]);
  expect(await countriesOf(7)).toEqual([{ code: 'MX', total: 1 }]);
});
