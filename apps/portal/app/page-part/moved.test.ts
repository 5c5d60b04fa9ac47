import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('an entry is moved to its place, and the others stay in their order', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.nat(11), fc.nat(11), (entries, one, other) => {
      const [from, to] = [one % entries.length, other % entries.length];
      const result = moved(entries, from, to);
      expect(result[to]).toBe(entries[from]);
      const without = (all: number[]) => all.filter((entry) => entry !== entries[from]);
      expect(without(result)).toEqual(without(entries));
    }),
  );
});
