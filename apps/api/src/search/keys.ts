/**
 * Text queries that must all be met. Each is a key of its own for the index, which intersects several sooner than one with all of it: it
 * leaps over what a rarer one does not hold, and has less to work out for each row.
 */
export type Keys = readonly string[];

/** So many of them, the last ones joined where there are more. */
export function atMostKeys(keys: Keys, maximum: number): string[] {
  const apart = keys.slice(0, maximum - 1);
  const joined = keys.slice(maximum - 1).join(' & ');
  return joined === '' ? apart : [...apart, joined];
}

/** Rows that meet so many keys of a parameter, from a place of it, as SQL; none where one is null. */
export function meetsKeys(parameter: string, count: number, from = 0): string {
  const keys = Array.from({ length: count }, (_, place) => `(${parameter}::tsquery[])[${from + place + 1}]`);
  return keys.map((key) => `words @@ ${key}`).join(' AND ');
}

/** Two of them: a single one stands twice, for which the index looks once. */
export function inPair(keys: Keys): [string, string] {
  const [one = '', other = one] = atMostKeys(keys, 2);
  return [one, other];
}

/** Rows that meet one of so many pairs of a parameter, as SQL: of each pair the index begins with what is rare. */
export function meetsPairs(parameter: string, count: number): string {
  const pairs = Array.from({ length: count }, (_, place) => meetsKeys(parameter, 2, 2 * place));
  return count === 1 ? (pairs[0] as string) : `(${pairs.map((pair) => `(${pair})`).join(' OR ')})`;
}
