import { expect, test } from 'vitest';
import { boundText, verdictOf } from './checks.ts';

const check = { id: 'P9', what: 'p99', unit: 'ms' };

test('a target is met, met with its stretch, or not met', () => {
  const target = { atMost: 10 };
  const stretch = { atMost: 5 };
  expect(verdictOf({ ...check, value: 11, target, stretch })).toBe('not met');
  expect(verdictOf({ ...check, value: 10, target, stretch })).toBe('met');
  expect(verdictOf({ ...check, value: 5, target, stretch })).toBe('stretch');
  expect(verdictOf({ ...check, value: 5, target })).toBe('met');
  expect(verdictOf({ ...check, value: 800, target: { atLeast: 800 } })).toBe('met');
  // What could not be measured is not met.
  expect(verdictOf({ ...check, value: Number.NaN, target })).toBe('not met');
});

test('bounds are written with their sign and unit', () => {
  expect(boundText({ atMost: 10 }, 'ms')).toBe('≤ 10 ms');
  expect(boundText({ atLeast: 1_200 }, '')).toBe('≥ 1,200');
});
