import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelledSteps, scaleOf } from './scale.ts';

it.each([
  [[], [0, 1]],
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[7], [0, 2, 4, 6, 8]],
  [[24], [0, 10, 20, 30]],
  [[100], [0, 25, 50, 75, 100]],
  [
    [267, 12],
    [0, 100, 200, 300],
  ],
  [[1_604], [0, 500, 1_000, 1_500, 2_000]],
])('%j is drawn from %j', (values, ticks) => expect(scaleOf(values).ticks).toEqual(ticks));

it('whatever is counted fits below the top, which is no more than two and a half times as high', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { maxLength: 60 }), (values) => {
      const { top, ticks } = scaleOf(values);
      const highest = Math.max(1, ...values);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThanOrEqual(highest * 2.5);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect([ticks[0], ticks.at(-1)]).toEqual([0, top]);
    }),
  );
});

it('labels stand apart, and the last step has one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 100, max: 1_200 }), (count, width) => {
      const labelled = labelledSteps(count, width, 60);
      expect(labelled.at(-1)).toBe(count - 1);
      expect(labelled.length * 60).toBeLessThanOrEqual(width + 60);
    }),
  );
});
