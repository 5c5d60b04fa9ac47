import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { isRightFirst, isRightInFive, isUnanswerable, isWrongUnsaid } from './buyers.ts';
import { fits, type Judged, level, type Shown } from './judge.ts';

const pump: Shown = {
  name: 'Pump P-20',
  country: 'DE',
  state: 'DE-BY',
  city: 'Fürth',
  categories: ['000601'],
  subcategories: ['00060101'],
  industry: '0006',
  text: 'Pump P-20. Rated power 1.5 kW, 1,100 l, ISO 4017, 12.5 t',
};

test.each([
  ['#000601', true],
  ['#00060101', true],
  ['#00060102', false],
  ['@0006', true],
  ['in:DE', true],
  ['in:DE-BY', true],
  ['in:furth', true],
  ['in:Essen', false],
  ['~iso 4017', true],
  ['~1.5 kw', true],
  ['~1100 l', true],
  ['~5 t', false],
  ['#000601 & in:DE & ~iso 4017', true],
  ['#000601 & in:FR', false],
  ['Pump P-20', true],
  ['Pump P-20 @ DE', true],
  ['Nuts & Bolts @ DE', false],
])('a row is held against %s', (expected, fit) => {
  expect(fits(pump, expected)).toBe(fit);
});

test('texts are levelled: letters without accents, compatibility forms, points between digits alone', () => {
  expect(level('  Größe: 2 m²; É. 1,100.5  (a.b)')).toBe('große 2 m2 e 1100.5 a b');
});

const judged: Judged = {
  class: 'values',
  language: 'en',
  kind: 'product',
  query: 'x',
  expected: '#000601 | none',
};
const other: Shown = { ...pump, categories: [] };

test('an answer is judged by its first row, its first five, and what is said', () => {
  const second = { judged, shown: [other, pump], isInData: true, isSaid: false };
  expect([isRightFirst(second), isRightInFive(second), isWrongUnsaid(second)]).toEqual([false, true, false]);
  expect(isWrongUnsaid({ judged, shown: [other], isInData: true, isSaid: false })).toBe(true);
  expect(isWrongUnsaid({ judged, shown: [other], isInData: true, isSaid: true })).toBe(false);
  expect(isWrongUnsaid({ judged, shown: [], isInData: true, isSaid: false })).toBe(false);
  expect(isUnanswerable({ judged, shown: [], isInData: false, isSaid: false })).toBe(true);
  expect(isUnanswerable({ judged, shown: [], isInData: true, isSaid: false })).toBe(false);
  expect(
    isUnanswerable({ judged: { ...judged, expected: 'none' }, shown: [], isInData: true, isSaid: false }),
  ).toBe(true);
});

test('no question stands twice in the lists, and what is measured is of the classes that are tuned', async () => {
  const read = async (file: string): Promise<Judged[]> =>
    parse(await readFile(new URL(file, import.meta.url), 'utf8'), { columns: true });
  const [tuned, untuned] = await Promise.all(['buyers.csv', 'buyers-untuned.csv'].map(read));
  const all = [...(tuned ?? []), ...(untuned ?? [])];
  expect(new Set(all.map(({ kind, query }) => `${kind} ${query}`)).size).toBe(all.length);
  const classes = (list: Judged[] = []) => [...new Set(list.map((each) => each.class))].toSorted();
  expect(classes(tuned)).toEqual(expect.arrayContaining(classes(untuned)));
});
