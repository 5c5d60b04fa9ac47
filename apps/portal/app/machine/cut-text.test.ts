import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, keywordList } from './cut-text.ts';

it('cuts by characters and leaves no space at the cut or twice', () => {
  expect(cutText('Steel  pipes\nand more', 11)).toBe('Steel pipes');
  expect(cutText('Steel pipes and more', 12)).toBe('Steel pipes');
  expect(cutText('ab𝒳𝒴', 3)).toBe('ab𝒳');
});

it('is whole characters within the bound, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(text.isWellFormed() || cut.isWellFormed());
      expect([...cut].length).toBeLessThanOrEqual(most);
    }),
  );
});

it('names a keyword once', () => {
  expect(keywordList(['Pumps', 'Mexico', undefined, '', 'Mexico'])).toBe('Pumps, Mexico');
});
