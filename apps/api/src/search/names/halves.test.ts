import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withinDistance } from '../edit-distance.ts';
import { halvesOf } from './halves.ts';
import { edit, edited, letter } from './testing-edits.ts';

test('a name that differs in one letter begins or ends as what was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 3, maxLength: 24 }), edit, (letters, change) => {
      const name = edited(letters, change);
      fc.pre(withinDistance(letters, name, 1) === 1);
      const { beginning, end } = halvesOf(letters);
      expect(name.startsWith(beginning) || name.endsWith(end)).toBe(true);
    }),
    { numRuns: process.env.THOROUGH ? 20_000 : 1_000 },
  );
});

test('neither half is empty, and a letter lies between them', () => {
  expect(halvesOf('otis')).toEqual({ beginning: 'o', end: 'is' });
  expect(halvesOf('silnets')).toEqual({ beginning: 'sil', end: 'ets' });
});
