/** At least 0, less than 1; the same sequence for the same seed. */
export type Random = () => number;

/** Mixes two numbers to 32 bits that look like chance. */
function mix(a: number, b: number): number {
  let value = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return value ^ (value >>> 16);
}

/** Mulberry32, seeded by what is made and its number: each row can be made alone, in any order. */
export function randomFor(stream: number, index: number): Random {
  let state = mix(stream, index);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** A version 4 UUID that belongs to a stream and a number. */
export function uuidFor(stream: number, index: number): string {
  const hex = [0, 1, 2, 3]
    .map((part) => (mix(stream * 4 + part, index) >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const variant = '89ab'[Number.parseInt(hex[16] as string, 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
