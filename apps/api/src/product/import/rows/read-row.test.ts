import { expect, test } from 'vitest';
import type { CategoryFinder } from './find-category.ts';
import { readRow } from './read-row.ts';

const point = { decimalComma: false };
const comma = { decimalComma: true };

/** What is read of the minimum order of a row, with a column for its unit. */
function minimumOrderOf(cell: string | number, numbers: typeof point) {
  const columns = [
    { heading: 'Minimum order', target: { field: 'minimumOrder' } },
    { heading: 'Unit', target: { field: 'minimumOrderUnit' } },
  ] as const;
  const categories: CategoryFinder = { find: () => [] };
  const { minimumOrder, minimumOrderUnit, issues } = readRow(
    { cells: [cell, 't'] },
    {
      columns: columns.map((column) => ({ origin: 'recognised' as const, values: [], ...column })),
      numbers,
      categories,
    },
  );
  return { minimumOrder, minimumOrderUnit, issues: issues.map(({ code, value }) => ({ code, value })) };
}

test.each<[string | number, typeof point, object]>([
  ['2,5', comma, { number: 2.5 }],
  ['2.5', point, { number: 2.5 }],
  [2.5, comma, { number: 2.5 }],
  ['10 pcs', comma, { number: 10, unit: 'pcs' }],
  ['1.200 kg', comma, { number: 1_200, unit: 'kg' }],
  ['2,5t', comma, { number: 2.5, unit: 't' }],
])('%j is a minimum order', (cell, numbers, minimumOrder) => {
  expect(minimumOrderOf(cell, numbers)).toEqual({ minimumOrder, minimumOrderUnit: 't', issues: [] });
});

test.each([
  ['2.5', comma],
  ['2.5 t', comma],
  ['2,5', point],
  ['2 .5', comma],
  ['1.2.3', point],
])('%j is refused, and no part of it becomes a unit', (cell, numbers) => {
  expect(minimumOrderOf(cell, numbers)).toEqual({
    minimumOrder: undefined,
    minimumOrderUnit: 't',
    issues: [{ code: 'notANumber', value: cell }],
  });
});
