import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const some = (kind: string, count: number) => Array.from({ length: count }, (_, place) => `${kind}${place}`);

test('at most three of a kind are shown where there are others, kinds together and in their order', () => {
  expect(shareOut([some('a', 5), some('b', 1)])).toEqual(['a0', 'a1', 'a2', 'b0']);
});

test('of many kinds each has its first, and earlier kinds have more', () => {
  const shown = shareOut([some('a', 5), some('b', 5), some('c', 1), some('d', 5), some('e', 5)]);
  expect(shown).toEqual(['a0', 'a1', 'b0', 'b1', 'c0', 'd0', 'd1', 'e0']);
});

test('the only kind has all places', () => {
  expect(shareOut([[], some('b', 9)])).toEqual(some('b', 8));
  expect(shareOut([[], []])).toEqual([]);
});
