import { expect, test } from 'vitest';
import { isRight, type Shown } from './judge.ts';

function shown(name: string, country = 'MX', categories: string[] = []): Shown {
  return { name, country, categories, industry: '0006' };
}

const others = Array.from({ length: 5 }, (_, index) => shown(`Other ${index}`));

test('a whole name leads to its row first of all', () => {
  const judged = { class: 'exact name', expected: 'Cemex @ MX' };
  expect(isRight(judged, [shown('Cemex'), ...others])).toBe(true);
  expect(isRight(judged, [shown('Other'), shown('Cemex')])).toBe(false);
  expect(isRight(judged, [shown('Cemex', 'GB')])).toBe(false);
  expect(isRight(judged, [])).toBe(false);
});

test('what is asked for in other ways may stand anywhere in the first five', () => {
  const judged = { class: 'typo', expected: 'Cemex @ MX | Cemex @ GB' };
  expect(isRight(judged, [...others.slice(0, 4), shown('Cemex', 'GB')])).toBe(true);
  expect(isRight(judged, [...others, shown('Cemex')])).toBe(false);
});

test('a category is right when most of the first five belong to it', () => {
  const judged = { class: 'category', expected: '#000601' };
  const bearing = shown('Bearings', 'DE', ['000601', '000602']);
  expect(isRight(judged, [bearing, bearing, bearing, ...others])).toBe(true);
  expect(isRight(judged, [bearing, bearing, ...others])).toBe(false);
  expect(isRight(judged, [bearing])).toBe(true);
  expect(isRight(judged, [])).toBe(false);
  expect(isRight({ class: 'category', expected: '@0006' }, others)).toBe(true);
});
