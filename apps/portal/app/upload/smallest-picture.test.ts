import { expect, it } from 'vitest';
import { isTooSmall } from './smallest-picture.ts';

it.each([
  ['profile-photo', 192, 192, false],
  ['profile-photo', 191, 900, true],
  ['business-cover-photo', 800, 200, false],
  ['business-cover-photo', 1_600, 199, true],
  ['cover-photo', 799, 600, true],
  ['certificate-photo', 240, 340, false],
  ['certificate-photo', 340, 239, true],
] as const)('a %s of %i by %i pixels: too small is %s', (kind, width, height, expected) => {
  expect(isTooSmall(kind, { width, height })).toBe(expected);
});
