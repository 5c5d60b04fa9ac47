import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import type { Engine } from './engine.ts';
import { rarestFirst } from './rarest-first.ts';

const held = { steel: 900, tube: 500, tubes: 300, bolt: 40, finland: 7, "o'ring": 60 };
const dictionary = new Dictionary(
  Object.entries(held).map(([word, documents]) => ({ word, documents, names: documents / 10, stems: [] })),
  1_000,
);
const engine = {
  vocabulary: { dictionaryOf: () => dictionary },
  reference: () => ({ nodes: new Map(), countries: new Map([['FI', { names: { en: 'Finland' } }]]) }),
} as unknown as Engine;

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
  [
    'countries by their name, what is not known last',
    ["'@tMA'", "'bolt'", "'@cFI'"],
    ["'@cFI'", "'bolt'", "'@tMA'"],
  ],
])('%s', (_, keys, ordered) => {
  expect(rarestFirst(engine, 'business', keys)).toEqual(ordered);
});
