import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, medianSpread, percentile, spread } from './statistics.ts';

const figures = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 200 });
const share = fc.double({ noNaN: true, min: 0, max: 1 });

test('as many values lie below the median as above it, in whatever order they come', () => {
  fc.assert(
    fc.property(figures, (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(below).toBeLessThanOrEqual(values.length / 2);
      expect(above).toBeLessThanOrEqual(values.length / 2);
      // Not by toBe, which tells 0 from -0.
      expect(median([...values].reverse()) === middle).toBe(true);
    }),
  );
  expect(median([1, 2, 4, 9])).toBe(3);
});

test('a percentile is one of the values, the smallest that enough of them do not exceed', () => {
  fc.assert(
    fc.property(figures, share, (values, wanted) => {
      const found = percentile(values, wanted);
      expect(values).toContain(found);
      const within = values.filter((value) => value <= found).length;
      const smaller = values.filter((value) => value < found).length;
      expect(within).toBeGreaterThanOrEqual(wanted * values.length - 1e-9);
      expect(smaller === 0 || smaller < wanted * values.length).toBe(true);
    }),
  );
  expect(percentile([5, 1, 3, 2, 4], 0.99)).toBe(5);
});

test('figures of a spread rise', () => {
  fc.assert(
    fc.property(figures, (values) => {
      const { p50, p95, p99 } = spread(values);
      expect(p50).toBeLessThanOrEqual(p95);
      expect(p95).toBeLessThanOrEqual(p99);
    }),
  );
});

test('of several rounds each figure is the median', () => {
  const rounds = [
    { p50: 1, p95: 9, p99: 30 },
    { p50: 3, p95: 7, p99: 20 },
    { p50: 2, p95: 8, p99: 90 },
  ];
  expect(medianSpread(rounds)).toEqual({ p50: 2, p95: 8, p99: 30 });
});
