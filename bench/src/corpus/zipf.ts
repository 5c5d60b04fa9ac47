import type { Random } from './random.ts';

/** Draws numbers from 0 to `size` - 1, the number n with a chance that goes as 1 / (n + 1 + shift). */
export function zipf(size: number, shift = 0): (random: Random) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) {
    sum += 1 / (rank + 1 + shift);
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) <= wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
