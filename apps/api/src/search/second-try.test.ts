import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { otherTexts } from './second-try.ts';

const known = { hydraulic: 900, valves: 300, valvex: 2, motor: 500, rotor: 40 };
const dictionary = new Dictionary(
  Object.entries(known).map(([word, documents]) => ({ word, documents, names: 0, stems: [] })),
  1_000,
);

test('one word corrected comes first, then two, then one left out, the rarest first', () => {
  expect(otherTexts(dictionary, 'Hidraulic vavles', ['hidraulic', 'vavles'])).toEqual([
    'hydraulic vavles',
    'Hidraulic valves',
    'hydraulic valves',
    'vavles',
    'hidraulic',
  ]);
});

test('known words are doubted too, words that are sure are not', () => {
  expect(otherTexts(dictionary, 'rotor', ['rotor'])).toEqual(['motor']);
  expect(otherTexts(dictionary, 'rotor', ['rotor'], () => true)).toEqual([]);
});

test('a text that nothing is near to has no other', () => {
  expect(otherTexts(dictionary, 'qqqq', ['qqqq'])).toEqual([]);
});
