import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { shownLanguages } from './shown-languages.ts';

/** The messages of a language in a folder of catalogues, by their ids. */
export async function readCatalogue(locales: URL, language: string) {
  const filename = new URL(`${language}/messages.po`, locales);
  const context = { locale: language, sourceLocale: 'en', filename: filename.pathname };
  return formatter().parse(await readFile(filename, 'utf8'), context);
}

/** Values and elements; what begins another brace is a form of a plural. */
const placeholders = (text: string | undefined) =>
  [...(text ?? '').matchAll(/(?<!(?:=\d+|\bone|\bother) )\{\w+(?=[,}])|<\/?\d+\/?>/g)].map(String).sort();

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

interface CatalogueTest {
  /** The folder of the catalogues, ending with a slash. */
  locales: URL;
  /** A catalogue with fewer texts was not read. */
  least: number;
  /** As many of its texts have a plural. */
  leastPlurals?: number;
  /** Texts that are the same in every script. */
  sameEverywhere?: readonly string[];
}

/** Tests that catalogues are whole: every text in every language, with its placeholders and the forms of its plurals. */
export function testCatalogues({
  locales,
  least,
  leastPlurals = 1,
  sameEverywhere = [],
}: CatalogueTest): void {
  describe.each(Object.keys(shownLanguages).filter((language) => language !== 'en'))('%s', (language) => {
    it('has every text, with the same placeholders', async () => {
      const english = await readCatalogue(locales, 'en');
      const messages = Object.entries(await readCatalogue(locales, language));
      expect(messages.length).toBeGreaterThan(least);
      for (const [id, { translation }] of messages) {
        expect(translation, id).toBeTruthy();
        expect(placeholders(translation), id).toEqual(placeholders(english[id]?.translation));
      }
    });

    it('has the forms its plurals have, and no others', async () => {
      const plurals = Object.values(await readCatalogue(locales, language)).filter(({ message }) =>
        message?.includes(', plural,'),
      );
      expect(plurals.length).toBeGreaterThanOrEqual(leastPlurals);
      for (const { message, translation } of plurals)
        expect(formsOf(translation), message).toEqual(formsIn(language));
    });
  });

  it('Chinese is written in Chinese', async () => {
    for (const { message, translation } of Object.values(await readCatalogue(locales, 'zh'))) {
      const words = (translation ?? '').replaceAll(/\{\w+\}|<\/?\d+\/?>/g, '');
      const isWritten =
        /\p{Script=Han}/u.test(words) ||
        !/\p{L}{2}/u.test(words) ||
        sameEverywhere.includes(translation ?? '');
      expect(isWritten, message).toBe(true);
    }
  });
}
