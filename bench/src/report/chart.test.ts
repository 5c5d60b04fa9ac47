import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';

const positive = fc.double({ min: 0.01, max: 1e9, noNaN: true });

test('whatever is measured is drawn inside the picture', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(positive, positive), { minLength: 1, maxLength: 6 }),
      fc.string({ maxLength: 20 }),
      (points, name) => {
        const svg = chartOf({ title: 'Cost', x: 'rows', y: 'ms', lines: [{ name, points }] });
        const circles = [...svg.matchAll(/cx="([^"]+)" cy="([^"]+)"/g)];
        expect(circles).toHaveLength(points.length);
        for (const [, x, y] of circles) {
          expect(Number(x)).toBeGreaterThanOrEqual(69.9);
          expect(Number(x)).toBeLessThanOrEqual(570.1);
          expect(Number(y)).toBeGreaterThanOrEqual(49.9);
          expect(Number(y)).toBeLessThanOrEqual(360.1);
        }
      },
    ),
  );
});

test('more costs more: higher values stand higher', () => {
  const svg = chartOf({
    title: 'Cost',
    x: 'rows',
    y: 'ms',
    lines: [
      {
        name: 'p99',
        points: [
          [1_000, 1],
          [10_000, 10],
        ],
      },
    ],
  });
  const [low, high] = [...svg.matchAll(/cy="([^"]+)"/g)].map(([, y]) => Number(y));
  expect(high).toBeLessThan(low as number);
});
