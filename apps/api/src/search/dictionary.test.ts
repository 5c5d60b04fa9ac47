import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { withinDistance } from './edit-distance.ts';

function dictionaryOf(words: Record<string, number>): Dictionary {
  const stems: Record<string, string[]> = { bearing: ['en:bear'], bearings: ['en:bear'], bear: ['en:bear'] };
  const rows = Object.entries(words).map(([word, documents]) => ({
    word,
    documents,
    names: 0,
    stems: stems[word] ?? [],
  }));
  return new Dictionary(rows, 1_000);
}

test('forms share a stem and differ as singular and plural do', () => {
  const dictionary = dictionaryOf({ bearing: 40, bearings: 90, bear: 3, beard: 5 });
  expect(dictionary.forms('bearing', dictionary.stemsOf('bearing'))).toEqual(['bearings']);
});

test('completions come in order of how many documents hold them', () => {
  const dictionary = dictionaryOf({ pump: 10, pumps: 30, pumice: 20, valve: 99 });
  expect(dictionary.completions('pum', 2)).toEqual(['pumps', 'pumice']);
  expect(dictionary.completions('x', 2)).toEqual([]);
});

test('completions for suggestions come in order of how many names hold them, then of how many documents', () => {
  const counts = { pump: [10, 5], pumps: [30, 2], pumice: [20, 2], pumped: [40, 0], valve: [99, 50] };
  const rows = Object.entries(counts).map(([word, [documents = 0, names = 0]]) => ({
    word,
    documents,
    names,
    stems: [],
  }));
  const dictionary = new Dictionary(rows, 1_000);
  expect(dictionary.completionsByNames('pum', 9)).toEqual(['pump', 'pumps', 'pumice', 'pumped']);
  expect(dictionary.completionsByNames('pum', 2)).toEqual(['pump', 'pumps']);
  expect(dictionary.completionsByNames('x', 2)).toEqual([]);
});

const words = fc.uniqueArray(fc.stringMatching(/^[abc]{1,5}$/), { maxLength: 40 });

test('what begins so is found within the words of a beginning of it as it is among all', () => {
  fc.assert(
    fc.property(words, fc.stringMatching(/^[abc]{0,5}$/), fc.nat(5), (all, word, letters) => {
      const dictionary = dictionaryOf(Object.fromEntries(all.map((each, place) => [each, place + 1])));
      const within = dictionary.rangeOf(word.slice(0, letters));
      expect(within.to - within.from).toBe(
        all.filter((each) => each.startsWith(word.slice(0, letters))).length,
      );
      expect(dictionary.rangeOf(word, within)).toEqual(dictionary.rangeOf(word));
      expect(dictionary.documents(word, within)).toBe(dictionary.documents(word));
      expect(dictionary.completionsByNames(word, 3, within)).toEqual(dictionary.completionsByNames(word, 3));
    }),
  );
});

test.each([
  ['berings', 'bearings'],
  ['baerings', 'bearings'],
  ['hydraulci', 'hydraulic'],
  ['hidraulic', 'hydraulic'],
  ['vavle', 'valve'],
  ['xy', undefined],
  ['62042', undefined],
])('%s is corrected to %s', (typed, meant) => {
  const dictionary = dictionaryOf({ bearings: 90, hydraulic: 50, valve: 99, '62043': 5, xyz: 4 });
  expect(dictionary.correction(typed)).toBe(meant);
});

test('among equally near words the common one is meant, the same first letter before others', () => {
  expect(dictionaryOf({ motor: 900, rotor: 20 }).correction('notor')).toBe('motor');
  expect(dictionaryOf({ gear: 5, pear: 900 }).correction('geer')).toBe('gear');
});

test('the bounded distance agrees with the definition', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (a, b, maximum) => {
      expect(withinDistance(a, b, maximum)).toBe(Math.min(slowDistance(a, b), maximum + 1));
      expect(withinDistance(a, b, maximum)).toBe(withinDistance(b, a, maximum));
    }),
  );
});

/** Optimal string alignment by its recursive definition. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const substitution = slowDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  let best = Math.min(slowDistance(a.slice(1), b) + 1, slowDistance(a, b.slice(1)) + 1, substitution);
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    best = Math.min(best, slowDistance(a.slice(2), b.slice(2)) + 1);
  return best;
}

test('completions are those of the definition, whatever the words', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '轴'), minLength: 1, maxLength: 5 });
  const counted = fc.dictionary(letters, fc.integer({ min: 1, max: 4 }), { maxKeys: 30 });
  fc.assert(
    fc.property(counted, letters, fc.integer({ min: 1, max: 6 }), (words, prefix, limit) => {
      const expected = Object.keys(words)
        .filter((word) => word.startsWith(prefix))
        .sort((a, b) => (words[b] as number) - (words[a] as number) || (a < b ? -1 : 1));
      expect(dictionaryOf(words).completions(prefix, limit)).toEqual(expected.slice(0, limit));
    }),
  );
});

test('a plural is no misspelling of what is none', () => {
  const words = ['tanning', 'bearings'].map((word) => ({ word, documents: 50, names: 0, stems: [] }));
  const known = new Dictionary(words, 100);
  expect(known.correction('tannins')).toBeUndefined();
  expect(known.correction('tannin')).toBe('tanning');
  expect(known.correction('berings')).toBe('bearings');
});
