import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { indexKeys } from './index-keys.ts';

const held = {
  oil: 900,
  pump: 800,
  pumps: 100,
  oiler: 5,
  machine: 990,
  tool: 980,
  '@k1': 60,
  '@k2': 3,
  '@tMA': 700,
};
const dictionary = new Dictionary(
  Object.entries(held).map(([word, documents]) => ({ word, documents, names: 0, stems: [] })),
  10_000,
);

test('words, their other names and filters are looked for in the index, the rarest first', () => {
  const keys = ["'@tMA'", "('pump' | 'pumps')", "'oiler'"];
  expect(indexKeys(dictionary, keys)).toEqual({
    keys: ["'oiler'", "'@tMA'", "('pump' | 'pumps')"],
    onRows: null,
  });
});

test('of alternatives of several words the index is asked what all imply, the rows for the rest', () => {
  const alternatives = "(('oil' & 'pump') | '@k1')";
  expect(indexKeys(dictionary, ["'oiler'", alternatives])).toEqual({
    keys: ["'oiler'", "('pump' | '@k1')"],
    onRows: alternatives,
  });
});

test('unless that would find far more rows', () => {
  const alternatives = "(('oil' & 'pump') | '@k2')";
  expect(indexKeys(dictionary, [alternatives])).toEqual({ keys: [alternatives], onRows: null });
});
