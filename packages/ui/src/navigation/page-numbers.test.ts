import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it('keeps the current page in the middle where there is room', () => {
    expect(pageNumbers(1, 30)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageNumbers(7, 30)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(pageNumbers(30, 30)).toEqual([24, 25, 26, 27, 28, 29, 30]);
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(1, 0)).toEqual([]);
  });

  it('offers at most seven, without gaps, within the pages there are, the current one among them', () => {
    const page = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(page, page, (one, other) => {
        const [current, last] = [Math.min(one, other), Math.max(one, other)];
        const numbers = pageNumbers(current, last);
        expect(numbers).toHaveLength(Math.min(7, last));
        expect(numbers).toContain(current);
        expect(numbers.every((number, place) => number === (numbers[0] ?? 0) + place)).toBe(true);
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(last);
      }),
    );
  });
});
