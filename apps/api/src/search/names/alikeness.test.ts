import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withinDistance } from '../edit-distance.ts';
import { alikeness } from './alikeness.ts';
import { edit, edited, letter } from './testing-edits.ts';

/** As pg_trgm takes a word apart. */
function trigrams(letters: string): Set<string> {
  const padded = `  ${letters} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)));
}

function similarity(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  return a.intersection(b).size / a.union(b).size;
}

test('a name that differs in so many letters is as alike as the index is asked for, from what it takes to be alike at all', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: letter, minLength: 8, maxLength: 24 }),
      fc.array(edit, { minLength: 1, maxLength: 2 }),
      (letters, edits) => {
        const name = edits.reduce(edited, letters);
        const distance = withinDistance(letters, name, 2);
        fc.pre(distance >= 1 && distance <= 2 && similarity(letters, name) >= 0.3);
        expect(similarity(letters, name)).toBeGreaterThanOrEqual(alikeness(letters, distance));
      },
    ),
    { numRuns: process.env.THOROUGH ? 5_000 : 300 },
  );
});
