import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, keywordList } from './cut-text.ts';

it('cuts between words, leaves no space or comma at the cut and says that there is more', () => {
  expect(cutText('Steel  pipes\nand more', 19)).toBe('Steel pipes and…');
  expect(cutText('Steel pipes and more', 20)).toBe('Steel pipes and more');
  expect(cutText('Steel pipes and more', 13)).toBe('Steel pipes…');
  expect(cutText('Steel pipes and more', 12)).toBe('Steel pipes…');
  expect(cutText('Steel pipes, valves', 14)).toBe('Steel pipes…');
});

it('cuts a text without spaces between its characters', () => {
  expect(cutText('深沟球轴承制造商', 5)).toBe('深沟球轴…');
  expect(cutText('ab𝒳𝒴𝒵', 4)).toBe('ab𝒳…');
});

it('is whole characters within the bound, whatever the text', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(20), (text, maximum) => {
      const cut = cutText(text, maximum);
      expect(cut.isWellFormed()).toBe(text.isWellFormed() || cut.isWellFormed());
      expect([...cut].length).toBeLessThanOrEqual(maximum);
    }),
  );
});

it('never ends within a word of a text whose words fit into half the room', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 20, max: 80 }), (words, maximum) => {
      const left = cutText(words.join(' '), maximum).replace('…', '').split(' ');
      expect(words.slice(0, left.length)).toEqual(left);
    }),
  );
});

it('names a keyword once', () => {
  expect(keywordList(['Pumps', 'Mexico', undefined, '', 'Mexico'])).toBe('Pumps, Mexico');
});
