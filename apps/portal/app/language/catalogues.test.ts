import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { shownLanguages } from './language.ts';

async function catalogue(language: string) {
  const filename = new URL(`../locales/${language}/messages.po`, import.meta.url);
  const context = { locale: language, sourceLocale: 'en', filename: filename.pathname };
  return formatter().parse(await readFile(filename, 'utf8'), context);
}

/** Texts that are the same in every script. */
const codes = new Set(['OEM', 'ODM', 'Standard', 'Gold', 'Premium', 'Platinum']);

/** Values and elements; what begins another brace is a form of a plural. */
const placeholders = (text: string | undefined) =>
  [...(text ?? '').matchAll(/(?<!(?:=\d+|one|other) )\{\w+(?=[,}])|<\/?\d+\/?>/g)].map(String).sort();

/** The forms of plurals that a text has. */
const formsOf = (text: string | undefined) =>
  [
    ...new Set([...(text ?? '').matchAll(/\b(zero|one|two|few|many|other) \{/g)].map(([, form]) => form)),
  ].sort();

/** Those a language has for counts; millions, for which some have one more, are written as other numbers are. */
const formsIn = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many')
    .sort();

describe.each(Object.keys(shownLanguages).filter((language) => language !== 'en'))('%s', (language) => {
  it('has every text, with the same placeholders', async () => {
    const messages = Object.entries(await catalogue(language));
    expect(messages.length).toBeGreaterThan(100);
    for (const [id, { message, translation }] of messages) {
      expect(translation, message ?? id).toBeTruthy();
      expect(placeholders(translation), message ?? id).toEqual(placeholders(message ?? id));
    }
  });

  it('has the forms its plurals have, and no others', async () => {
    const plurals = Object.values(await catalogue(language)).filter(({ message }) =>
      message?.includes(', plural,'),
    );
    expect(plurals.length).toBeGreaterThan(0);
    for (const { message, translation } of plurals)
      expect(formsOf(translation), message).toEqual(formsIn(language));
  });
});

it('Chinese is written in Chinese', async () => {
  for (const { message, translation } of Object.values(await catalogue('zh'))) {
    const words = (translation ?? '').replaceAll(/\{\w+\}|<\/?\d+\/?>/g, '');
    const isWritten =
      /\p{Script=Han}/u.test(words) || !/\p{L}{2}/u.test(words) || codes.has(translation ?? '');
    expect(isWritten, message).toBe(true);
  }
});
