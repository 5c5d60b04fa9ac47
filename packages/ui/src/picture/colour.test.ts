import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOf } from './colour.ts';

it('knows black, white and the primaries', () => {
  expect(hexOf(0, 0, 0)).toBe('#000000');
  expect(hexOf(1, 0, 0)).toBe('#ffffff');
  // The OKLCH coordinates of sRGB red, green and blue.
  expect(hexOf(0.62796, 0.25768, 29.234)).toBe('#ff0000');
  expect(hexOf(0.86644, 0.29483, 142.495)).toBe('#00ff00');
  expect(hexOf(0.45201, 0.31321, 264.052)).toBe('#0000ff');
});

it('gives a colour that exists for any coordinates', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (lightness, chroma, hue) => {
        expect(hexOf(lightness, chroma, hue)).toMatch(/^#[0-9a-f]{6}$/);
      },
    ),
  );
});
