import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeArea } from './whole-area.ts';

test('a picture is whole; of one with a very long side it is the middle', () => {
  expect(wholeArea({ width: 800, height: 600 })).toEqual({ x: 0, y: 0, width: 800, height: 600 });
  expect(wholeArea({ width: 1000, height: 100 })).toEqual({ x: 400, y: 0, width: 200, height: 100 });
});

test('no side is more than twice the other, and all of it lies in the picture', () => {
  const side = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const area = wholeArea({ width, height });
      expect(area.width / area.height).toBeLessThanOrEqual(2);
      expect(area.height / area.width).toBeLessThanOrEqual(2);
      expect(area.x + area.width).toBeLessThanOrEqual(width);
      expect(area.y + area.height).toBeLessThanOrEqual(height);
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
    }),
  );
});
