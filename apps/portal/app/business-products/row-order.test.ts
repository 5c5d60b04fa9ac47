import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveRow, type PlacedRow, quotaLineAt } from './row-order.ts';

const rowsFrom = (first: number, count: number, quota: number): PlacedRow[] =>
  Array.from({ length: count }, (_, index) => {
    const place = first + index;
    return { productID: `product ${place}`, place, listed: place <= quota };
  });
const names = (rows: PlacedRow[]) => rows.map(({ productID }) => Number(productID.replace('product ', '')));
const page = { isFirst: true, isLast: true, quota: 7, filtered: false };

describe('the line where showing stops', () => {
  it('stands behind as many rows as the membership shows', () => {
    expect(quotaLineAt(rowsFrom(1, 9, 7), page)).toBe(7);
    expect(quotaLineAt(rowsFrom(1, 7, 7), page)).toBeUndefined();
    expect(quotaLineAt([], page)).toBeUndefined();
  });

  it('stands at the end of a page where the next one begins with hidden products', () => {
    const first = { ...page, quota: 50, isLast: false };
    expect(quotaLineAt(rowsFrom(1, 50, 50), first)).toBe(50);
    expect(quotaLineAt(rowsFrom(51, 50, 50), { ...first, isFirst: false })).toBeUndefined();
    expect(quotaLineAt(rowsFrom(1, 50, 100), { ...first, quota: 100 })).toBeUndefined();
    expect(quotaLineAt(rowsFrom(51, 50, 100), { ...first, quota: 100, isFirst: false })).toBe(50);
  });

  it('stands among the rows of a filter where the shown ones end', () => {
    const found = [2, 6, 8].map((place) => ({ productID: `${place}`, place, listed: place <= 7 }));
    expect(quotaLineAt(found, { ...page, filtered: true })).toBe(2);
    expect(quotaLineAt(found.slice(2), { ...page, filtered: true })).toBe(0);
    expect(quotaLineAt(found.slice(0, 2), { ...page, filtered: true, isLast: false })).toBeUndefined();
  });
});

describe('a row that is moved', () => {
  it('takes its place, and the line stays behind as many rows', () => {
    const moved = moveRow(rowsFrom(1, 9, 7), { from: 8, to: 0, quota: 7 });
    expect(names(moved)).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(quotaLineAt(moved, page)).toBe(7);
    expect(moved.find(({ productID }) => productID === 'product 9')?.listed).toBe(true);
    expect(moved.find(({ productID }) => productID === 'product 7')?.listed).toBe(false);
  });

  it('leaves the others in their order, on every page and for every move', () => {
    const someMove = fc.record({
      first: fc.integer({ min: 1, max: 10_000 }),
      count: fc.integer({ min: 1, max: 40 }),
      quota: fc.integer({ min: 1, max: 100 }),
      from: fc.nat({ max: 39 }),
      to: fc.nat({ max: 39 }),
    });
    fc.assert(
      fc.property(someMove, ({ first, count, quota, ...move }) => {
        const rows = rowsFrom(first, count, quota);
        const [from, to] = [move.from % count, move.to % count];
        const moved = moveRow(rows, { from, to, quota });
        expect(moved[to]?.productID).toBe(rows[from]?.productID);
        expect(names(moved.toSpliced(to, 1))).toEqual(names(rows.toSpliced(from, 1)));
        expect(moved.map(({ place }) => place)).toEqual(rows.map(({ place }) => place));
        expect(moved.map(({ listed }) => listed)).toEqual(rows.map(({ listed }) => listed));
      }),
    );
  });
});
