import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dictionary } from '../dictionary.ts';
import { meantText } from './meant-text.ts';
import { readTyped, type Typed } from './typed.ts';

function dictionaryOf(words: Record<string, number>): Dictionary {
  const rows = Object.entries(words).map(([word, documents]) => ({ word, documents, names: 1, stems: [] }));
  return new Dictionary(rows, 1_000);
}

const meant = (words: Record<string, number>, text: string) =>
  meantText([dictionaryOf(words), dictionaryOf({})], readTyped(text) as Typed, { foundNothing: true });

test.each([
  ['a letter left out', 'berin', 'bearin'],
  ['a letter too many', 'beaaring', 'bearing'],
  ['two letters swapped', 'baering', 'bearing'],
  ['a letter replaced', 'beating', 'bearing'],
  ['the first letter replaced', 'dearing', 'bearing'],
  ['a word before', 'bal bearing', undefined],
  ['a word before of four letters', 'bakl bearing', 'ball bearing'],
])('%s: %s was meant to be %s', (_, text, expected) => {
  expect(meant({ bearings: 90, ball: 50 }, text)).toBe(expected);
});

test('no word begins as the beginning of a word does: nothing was meant', () => {
  expect(meant({ bearings: 90 }, 'xqzvering')).toBeUndefined();
});

test('one edit of a word, but for the end, is always put right where there is no other word', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  const word = fc.string({ unit: letter, minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(11), letter, (whole, at, other) => {
      const place = at % (whole.length - 1);
      const typed = whole.slice(0, place) + other + whole.slice(place + 1);
      fc.pre(typed !== whole);
      const found = meant({ [whole]: 90 }, typed) ?? '';
      // A beginning of the word is completed to it.
      expect(whole.slice(0, found.length)).toBe(found);
      expect(found.length).toBeGreaterThanOrEqual(whole.length - 1);
    }),
  );
});
