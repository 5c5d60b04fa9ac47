import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withinDistance } from '../edit-distance.ts';
import { halvesOf } from './halves.ts';
import { edit, edited, letter } from './testing-edits.ts';

test('a name that differs in one letter begins or ends as what was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 7, maxLength: 24 }), edit, (letters, change) => {
      const name = edited(letters, change);
      fc.pre(withinDistance(letters, name, 1) === 1);
      const { beginning, end } = halvesOf(letters) as { beginning: string; end: string };
      expect(name.startsWith(beginning) || name.endsWith(end)).toBe(true);
    }),
    { numRuns: process.env.THOROUGH ? 20_000 : 1_000 },
  );
});

test('what is too short has no halves', () => {
  expect(halvesOf('silnet')).toBeUndefined();
  expect(halvesOf('silnets')).toEqual({ beginning: 'sil', end: 'ets' });
});
