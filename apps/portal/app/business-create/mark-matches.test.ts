import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const written = (name: string, typed: string) =>
  markMatches(name, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

test('words that were typed are marked, as far as they were, whatever their accents', () => {
  expect(written('Engranes Tepaltengo', 'engranes tepal')).toBe('[Engranes] [Tepal]tengo');
  expect(written('Válvulas Huasteca S.A.', 'valv')).toBe('[Válv]ulas Huasteca S.A.');
  expect(written('Molinos', 'engranes')).toBe('Molinos');
  expect(written('Molinos', '!?')).toBe('Molinos');
});

test('no letter of a name is lost, added or moved', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      expect(
        markMatches(name, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
