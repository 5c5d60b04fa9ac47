import { anyText } from '@kontor/contract/testing/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Müller & Söhne GmbH', 'muller sohne gmbh'],
  ['  MÜLLER   &  SÖHNE, GmbH. ', 'muller sohne gmbh'],
  ['+Visión', '+vision'],
  ['@home', 'home'],
  ['Ａｃｍｅ ㈱', 'acme 株'],
  ['İstanbul Çelik A.Ş.', 'istanbul celik a s'],
  ['ガス株式会社', 'ガス株式会社'],
  ['ｶﾞｽ株式会社', 'ガス株式会社'],
  ['Ελλάδα Α.Ε.', 'ελλαδα α ε'],
  ['हिन्दी उद्योग', 'हिन्दी उद्योग'],
  ['삼성전자', '삼성전자'],
  ['-- . --', ''],
])('%s folds to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
    }),
  );
});

test('white space, punctuation and form of the letters make no difference', () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      expect(foldName(` ${name.replaceAll(' ', ' \t-  ')}.`)).toBe(foldName(name));
      expect(foldName(name.normalize('NFD'))).toBe(foldName(name.normalize('NFC')));
    }),
  );
});

test('letters and digits are never lost', () => {
  const letter = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /[\p{L}\p{N}]/u.test(text));
  fc.assert(
    fc.property(letter, (name) => {
      expect(foldName(name)).not.toBe('');
    }),
  );
});
