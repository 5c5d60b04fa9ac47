import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calledIn, fold, indexedWordsOf, nameHash, replaceWords, wordsOf } from './words.ts';

test.each([
  ['Válvulas Huasteca S.A.', ['valvulas', 'huasteca', 's', 'a']],
  ['Größe & Łódź Ørsted', ['grosse', 'lodz', 'orsted']],
  ["Women's Wear", ['womens', 'wear']],
  ['ＡＢＣ Türkiye İzmir', ['abc', 'turkiye', 'izmir']],
  ['深沟球轴承', ['深沟', '沟球', '球轴', '轴承']],
  ['NSK 日本精工', ['nsk', '日本', '本精', '精工']],
  ['Подшипник ГОСТ', ['подшипник', 'гост']],
  ['बियरिंग मोटर', ['बियरिंग', 'मोटर']],
  ['ベアリング', ['ベア', 'アリ', 'リン', 'ング']],
])('words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a part number is also one word', () => {
  expect(indexedWordsOf('Bearing 6204-2RS')).toEqual(['bearing', '6204', '2rs', '62042rs']);
  expect(indexedWordsOf('M8x1.25')).toContain('m8x125');
  expect(indexedWordsOf('well-known')).toEqual(['well', 'known']);
});

test('what apostrophes part is found apart and in one piece', () => {
  expect(wordsOf("prodotti per l'allattamento")).toEqual(['prodotti', 'per', 'allattamento']);
  expect(indexedWordsOf("L'Oréal")).toEqual(['oreal', 'loreal']);
  expect(wordsOf("dell'aria")).toEqual(['dell', 'aria']);
  expect(wordsOf("women's")).toEqual(['womens']);
});

test('words are replaced where they stand', () => {
  expect(replaceWords('深圳 Berings, béarings', new Map([['berings', 'bearings']]))).toBe(
    '深圳 bearings, béarings',
  );
});

test('the hash of a name does not see case, accents or punctuation', () => {
  expect(nameHash('Reductores del Bajío, S.A.')).toBe(nameHash('REDUCTORES DEL BAJIO S A'));
  expect(nameHash('General Motors Company')).toBe(nameHash('general motors'));
  expect(nameHash('Aceros S.A.B. de C.V.')).toBe(nameHash('ACEROS'));
  expect(nameHash('Motor & General')).not.toBe(nameHash('General Motor'));
  expect(nameHash('Reductores')).not.toBe(nameHash('Reductor'));
});

test('folding twice changes nothing, and words are free of marks of the query language', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = wordsOf(text);
      expect(wordsOf(words.join(' '))).toEqual(
        expect.arrayContaining(words.filter((word) => wordsOf(word).length === 1)),
      );
      expect(fold(fold(text))).toBe(fold(text));
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
    }),
  );
});

test('plain texts have the words they have among others', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'aZ09 .-/_&"^`'), maxLength: 60 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(wordsOf(text)).toEqual(wordsOf(`${text} —`));
      expect(indexedWordsOf(text)).toEqual(indexedWordsOf(`${text} —`));
    }),
  );
});

test('what a product comes with is not what it is called', () => {
  expect(calledIn('Office desks with cable tray')).toBe('Office desks');
  expect(calledIn('Mesas con bandeja')).toBe('Mesas');
  expect(calledIn('Withering troughs')).toBe('Withering troughs');
});
