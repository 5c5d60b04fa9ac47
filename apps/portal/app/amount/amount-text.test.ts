import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { amountText, perText } from './amount-text.ts';
import words from './unit-words.json' with { type: 'json' };

const i18nOf = (locale: string) => setupI18n({ locale, locales: locale, messages: { [locale]: {} } });

test.each([
  ['en', 1, 'pieces', '1 piece'],
  ['es', 10, 'pieces', '10 piezas'],
  ['es', 1, 'pieces', '1 pieza'],
  ['it', 10, 'Pieces', '10 pezzi'],
  ['it', 1, 'pezzi', '1 pezzo'],
  ['zh', 10, 'pieces', '10 件'],
  ['en', 5, '个', '5 pieces'],
  ['it', 2.5, 'tonnes', '2,5 tonnellate'],
  ['es', 500, 'kg', '500 kg'],
  ['zh', 3, 'half-hides', '3 half-hides'],
])('in %s, %d %s are %s', (language, number, unit, text) => {
  expect(amountText({ number, unit }, i18nOf(language))).toBe(text);
});

test.each([
  ['it', 'piece', 'pezzo'],
  ['es', '1,000 pieces', '1000 piezas'],
  ['zh', '100 pieces', '100 件'],
  ['es', 'user and month', 'usuario y mes'],
  ['zh', 'user and month', '用户/月'],
  ['es', 'half-hide', 'half-hide'],
])('in %s, a price per %s is one per %s', (language, per, text) => {
  expect(perText(per, i18nOf(language))).toBe(text);
});

const languages = Object.keys(shownLanguages) as ShownLanguage[];

test.each(Object.entries(words))('the unit %s has words in every language', (_, unit) => {
  for (const language of languages) {
    expect(unit[language].length, language).toBeGreaterThan(0);
    expect(
      unit[language].every((word) => word.trim() !== ''),
      language,
    ).toBe(true);
  }
});

test('a word of a language is one unit, so that it is read as what it was written for', () => {
  for (const language of ['en', 'es', 'it'] as const) {
    const all = Object.values(words).flatMap((unit) => [...new Set(unit[language])]);
    expect(new Set(all).size).toBe(all.length);
  }
});
