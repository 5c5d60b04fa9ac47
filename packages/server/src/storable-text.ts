/** A text or name somewhere in a value that PostgreSQL cannot hold, as the steps that lead to it. */
export type UnstorablePlace = (string | number)[];

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/**
 * Where a value read from JSON, or from an address, has text no database of ours can hold: with a NUL, or half of a
 * surrogate pair. Undefined when it has none. Goes as deep as the value does, without calling itself.
 */
export function findUnstorable(value: unknown): UnstorablePlace | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : [];
  if (value === null || typeof value !== 'object') return undefined;
  const waiting: { at: object; place: UnstorablePlace }[] = [{ at: value, place: [] }];
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    for (const [name, each] of Object.entries(here.at)) {
      if (!isStorable(name)) return here.place;
      if (typeof each === 'string' && !isStorable(each)) return [...here.place, name];
      // Beyond a few steps the place says nothing to anybody, and copying it would cost too much.
      if (each !== null && typeof each === 'object')
        waiting.push({ at: each, place: here.place.length < 8 ? [...here.place, name] : here.place });
    }
  }
  return undefined;
}
