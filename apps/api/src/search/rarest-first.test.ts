import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { rarestFirst } from './rarest-first.ts';

const held = { steel: 900, tube: 500, tubes: 300, bolt: 40, '@cFI': 7, '@tMA': 800, "o'ring": 60 };
const dictionary = new Dictionary(
  Object.entries(held).map(([word, documents]) => ({ word, documents, names: documents / 10, stems: [] })),
  1_000,
);
test.each([
  ['words by how many documents hold them', ["'steel'", "'bolt'", "'tube'"], ["'bolt'", "'tube'", "'steel'"]],
  [
    'one of several is met by all their rows',
    ["('tube' | 'tubes')", "'tube'"],
    ["'tube'", "('tube' | 'tubes')"],
  ],
  [
    'all of several by no more than the rarest',
    ["'tube'", "('steel' & ('bolt' | 'o''ring'))"],
    ["('steel' & ('bolt' | 'o''ring'))", "'tube'"],
  ],
  ['words of names by the names', ["'bolt'", "'=tubes'"], ["'=tubes'", "'bolt'"]],
  ['filters by how many documents have them', ["'@tMA'", "'bolt'", "'@cFI'"], ["'@cFI'", "'bolt'", "'@tMA'"]],
])('%s', (_, keys, ordered) => {
  expect(rarestFirst(dictionary, keys)).toEqual(ordered);
});
