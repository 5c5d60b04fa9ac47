import { expect, it } from 'vitest';
import { isTooSmall } from './picture-shape.ts';

it.each([
  ['profile-photo', 192, 192, false],
  ['profile-photo', 191, 900, true],
  ['business-cover-photo', 800, 200, false],
  ['business-cover-photo', 1_600, 199, true],
  ['cover-photo', 799, 600, true],
  ['certificate-photo', 240, 340, false],
  ['certificate-photo', 340, 239, true],
  ['product-photo', 300, 225, false],
  ['product-photo', 299, 900, true],
  ['post-picture', 320, 160, false],
  ['post-picture', 319, 600, true],
] as const)('a %s of %i by %i pixels: too small is %s', (purpose, width, height, expected) => {
  expect(isTooSmall(purpose, { width, height })).toBe(expected);
});
