import { randomFor } from './random.ts';

/** `total` items in the proportions of their weights, each at least once, in a fixed random order. */
export function apportion<Item>(
  name: string,
  total: number,
  weights: readonly (readonly [Item, number])[],
): Item[] {
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  const shares = weights.map(([item, weight]) => ({ item, exact: Math.max(1, (weight / sum) * total) }));
  const counts = shares.map(({ exact }) => Math.floor(exact));
  const byRemainder = shares
    .map(({ exact }, index) => ({ index, remainder: exact - Math.floor(exact) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  let left = total - counts.reduce((all, count) => all + count, 0);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    counts[index] = (counts[index] ?? 0) + 1;
    left -= 1;
  }
  const items = shares.flatMap(({ item }, index) => Array.from({ length: counts[index] ?? 0 }, () => item));
  return randomFor(name).shuffled(items).slice(0, total);
}
