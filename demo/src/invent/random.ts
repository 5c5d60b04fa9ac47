import { hash } from 'node:crypto';

/** Chances that come out the same each time: a generator belongs to a name, so that adding one changes no other. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items (fewer when there are not as many), in their order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  shuffled<Item>(items: readonly Item[]): Item[];
  /** An item by its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
}

export function randomFor(name: string): Random {
  const next = generator(Number.parseInt(hash('sha256', name).slice(0, 8), 16));
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  function shuffled<Item>(items: readonly Item[]): Item[] {
    const result = [...items];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = between(0, index);
      [result[index], result[other]] = [result[other] as Item, result[index] as Item];
    }
    return result;
  }

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return (items.at(-1) as readonly [Item, number])[0];
  }

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    some(items, count) {
      const chosen = new Set(shuffled(items.map((_, index) => index)).slice(0, count));
      return items.filter((_, index) => chosen.has(index));
    },
    shuffled,
    weighted,
  };
}

/** Mulberry32: small, fast and even enough for demo data. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
