import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseBetweenLooks } from './pause-between-looks.ts';

/** When it is looked, in milliseconds, up to the first look at which a picture is ready. */
function looksUntil(readyAt: number): number[] {
  const looks = [0];
  for (let now = 0; now < readyAt; ) {
    now += pauseBetweenLooks(now);
    looks.push(now);
  }
  return looks;
}

test('waiting for a picture adds no more than an eighth to the time it takes', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 8_000, noNaN: true }), (readyAt) => {
      const late = (looksUntil(readyAt).at(-1) ?? 0) - readyAt;
      expect(late).toBeLessThanOrEqual(Math.max(10, readyAt / 8));
    }),
  );
});

test('who waits as long as one may asks the database about as often as every 100 ms', () => {
  expect(looksUntil(8_000).length).toBeLessThan(8_000 / 100 + 30);
});
