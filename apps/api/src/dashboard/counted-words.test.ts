import { dashboardLimits } from '@kontor/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedWords } from './counted-words.ts';

it.each([
  ['  Gear   UNITS ', 'gear units'],
  ['６２０５', '6205'],
  ['rodamientos\u0000\n6205-2RS', 'rodamientos 6205-2rs'],
  ['轴承', '轴承'],
  ['', undefined],
  [' \u200b ', undefined],
  ['x'.repeat(61), undefined],
  ['ada@lovelace.example', undefined],
  ['https://lovelace.example', undefined],
  ['www.lovelace.example', undefined],
  ['call +52 (81) 555-0101', undefined],
])('%j counts as %j', (typed, words) => expect(countedWords(typed)).toBe(words));

it('whatever is typed, what is counted can be stored and is counted as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const words = countedWords(typed);
      if (words === undefined) return;
      expect(words.length).toBeGreaterThan(0);
      expect(words.length).toBeLessThanOrEqual(dashboardLimits.wordsLength);
      expect(words).not.toMatch(/[\p{C}]|^\s|\s$| {2}/u);
    }),
  );
});
