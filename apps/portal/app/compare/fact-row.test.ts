import { expect, test } from 'vitest';
import { factRow, isStatedIn } from './fact-row.ts';

const least = { word: 'shortest', isLeast: true };
const days = (value: number) => ({ text: `${value} days`, value });
const bestOf = (values: readonly (number | undefined)[]) =>
  factRow(
    'Lead time',
    values.map((value) => (value === undefined ? undefined : days(value))),
    'not stated',
    least,
  )?.cells.map(({ best }) => best);

test('a row nobody states anything of is none, and what is missing says so', () => {
  expect(factRow('Weight', [undefined, undefined], 'not stated')).toBeUndefined();
  expect(factRow('Weight', [{ text: '5 kg' }, undefined], 'not stated')).toEqual({
    label: 'Weight',
    differs: true,
    cells: [{ text: '5 kg' }, { text: 'not stated', isMissing: true }],
  });
});

test('a row is stated in some columns where one of them says something', () => {
  const cells = factRow('Weight', [{ text: '5 kg' }, undefined, undefined], 'not stated')?.cells ?? [];
  expect([[0, 1], [1, 0], [1, 2], [1, 3], [0]].map((pair) => isStatedIn({ cells }, pair))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  [['Foot', 'foot '], false],
  [['Foot', 'Flange'], true],
] as const)('%j differ: %s', (texts, differs) => {
  const facts = texts.map((text) => ({ text }));
  expect(factRow('Mounting', facts, 'not stated')?.differs).toBe(differs);
});

test('figures are equal in whatever words, but for the last digit of a conversion', () => {
  const facts = [
    { text: '25.4 mm', value: 25.4 },
    { text: '1 in', value: 25.400_000_1 },
  ];
  expect(factRow('Bore', facts, 'not stated')?.differs).toBe(false);
});

test('the best of several figures has a word; where two are best, or there is one, none has', () => {
  expect(bestOf([21, 12, undefined])).toEqual([undefined, 'shortest', undefined]);
  expect(bestOf([12, 12, 21])).toEqual([undefined, undefined, undefined]);
  expect(bestOf([12, undefined])).toEqual([undefined, undefined]);
});
