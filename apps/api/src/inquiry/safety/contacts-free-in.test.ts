import { expect, test } from 'vitest';
import { contactsFreeIn } from './contacts-free-in.ts';

test.each([
  [[], 1, 5, 0],
  [[10, 20, 30, 40], 1, 5, 0],
  [[10, 20, 30, 40, 50], 1, 5, 10],
  [[10, 20, 30, 40, 50], 3, 5, 30],
  [[10, 20, 30], 3, 5, 10],
  // More than is ever possible: when the most are.
  [[10, 20], 8, 5, 20],
  [[], 8, 5, 86_400],
])('after %j, so many more (%i) of %i are possible in %i seconds', (ages, wanted, limit, expected) => {
  expect(contactsFreeIn(ages, wanted, limit)).toBe(expected);
});
