import { expect, test } from 'vitest';
import { Dictionary } from '../dictionary.ts';
import { respaced } from './respaced.ts';

const names = { atlas: 9, copco: 2, airtac: 1, las: 4, cop: 1, power: 40, supply: 30 };
const dictionary = new Dictionary(
  Object.entries(names).map(([word, count]) => ({ word, documents: count, names: count, stems: [] })),
  100,
);

test('a word without spaces is told apart into the fewest words of names', () => {
  expect(respaced(dictionary, ['atlascopco'])).toEqual([['atlas', 'copco']]);
  expect(respaced(dictionary, ['new', 'powersupply'])).toEqual([['new', 'power', 'supply']]);
});

test('two words that names have as one are joined, beside other words', () => {
  expect(respaced(dictionary, ['air', 'tac', 'pneumatic'])).toEqual([['airtac', 'pneumatic']]);
});

test('what names do not hold, is short or is in another script stays as it is', () => {
  expect(respaced(dictionary, ['gearbox', 'lascop'.slice(0, 5), '联想'])).toEqual([]);
});
