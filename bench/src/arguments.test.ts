import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const known = ['search', 'calls'];

test('all suites at full size when nothing is typed, a tenth of the rows when quick', () => {
  expect(readArguments([], known)).toEqual({ suites: [], quick: false, write: false, businesses: 1_000_000 });
  expect(readArguments(['--quick', 'calls'], known)).toEqual({
    suites: ['calls'],
    quick: true,
    write: false,
    businesses: 100_000,
  });
  expect(readArguments(['--businesses', '5000', '--write'], known)).toMatchObject({
    businesses: 5_000,
    write: true,
  });
});

test('what means nothing is refused with a sentence', () => {
  expect(() => readArguments(['serch'], known)).toThrow(
    "There is no suite 'serch'; there are search, calls.",
  );
  expect(() => readArguments(['--businesses', 'many'], known)).toThrow('whole number');
});
