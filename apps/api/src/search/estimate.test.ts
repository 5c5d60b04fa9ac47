import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedUpTo, estimateTotal, expectedRows } from './estimate.ts';

const stock = [1_000, 4_000, 15_000, 60_000, 250_000, 670_000].map((documents) => ({ documents, words: 40 }));
const counts = fc.array(fc.nat(2_000), { minLength: 6, maxLength: 6 });
const terms = fc.nat(4);
const enough = fc.constantFrom(100, 400);

test('what every tier counted is exact', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(70), { minLength: 6, maxLength: 6 }), terms, (few, wordTerms) => {
      const total = few.reduce((sum, count) => sum + count, 0);
      expect(estimateTotal(few, stock, wordTerms, 400)).toEqual({ total, totalIs: 'exact' });
    }),
  );
});

test('what was read below the tier that made enough does not matter, nor how old the stock is', () => {
  const known = fc.constantFrom(
    stock,
    [],
    stock.map(() => ({ documents: 0, words: 0 })),
  );
  fc.assert(
    fc.property(counts, terms, enough, known, fc.nat(900), (all, wordTerms, limit, held, more) => {
      const found = estimateTotal(all, held, wordTerms, limit);
      expect(found.total).toBeGreaterThanOrEqual(0);
      expect(found.total).toBeLessThanOrEqual(found.totalIs === 'exact' ? 12_000 : countedUpTo);
      const stop = all.findIndex((_, tier) => all.slice(0, tier + 1).reduce((a, b) => a + b) >= limit);
      if (stop < 0 || stop === 5) return;
      expect(found.totalIs).not.toBe('exact');
      const read = all.map((count, tier) => (tier > stop ? count + more : count));
      expect(estimateTotal(read, held, wordTerms, limit)).toEqual(found);
    }),
  );
});

test('the upper tiers stand for the rest, with two digits, as far as can be paged to', () => {
  expect(estimateTotal([1, 4, 15, 480, 0, 0], stock, 1, 400)).toEqual({ total: 6_300, totalIs: 'about' });
  expect(estimateTotal([500, 0, 0, 0, 0, 0], stock, 1, 400)).toEqual({
    total: countedUpTo,
    totalIs: 'atLeast',
  });
});

test('where documents are half as long, a word is expected half as often', () => {
  const shorter = stock.map(({ documents }, tier) => ({ documents, words: tier < 4 ? 40 : 20 }));
  const [none, one, two] = [0, 1, 2].map((words) =>
    estimateTotal([1, 4, 15, 480, 0, 0], shorter, words, 400),
  );
  expect([none?.total, one?.total, two?.total]).toEqual([6_300, 3_400, 1_900]);
});

test('rows that hold all words of a query are expected by the share of each, and of several queries together', () => {
  expect(expectedRows([[100, 50]], 1_000)).toBe(5);
  expect(expectedRows([[100, 50], [200]], 1_000)).toBe(205);
  // What is not known narrows nothing.
  expect(expectedRows([[100, Number.POSITIVE_INFINITY]], 1_000)).toBe(100);
});
