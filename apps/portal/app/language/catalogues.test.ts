import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { shownLanguages } from './language.ts';

async function catalogue(language: string) {
  const filename = new URL(`../locales/${language}/messages.po`, import.meta.url);
  const context = { locale: language, sourceLocale: 'en', filename: filename.pathname };
  return formatter().parse(await readFile(filename, 'utf8'), context);
}

const placeholders = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\w+|<\/?\d+\/?>/g)].map(String).sort();

describe.each(Object.keys(shownLanguages).filter((language) => language !== 'en'))('%s', (language) => {
  it('has every text, with the same placeholders', async () => {
    const messages = Object.entries(await catalogue(language));
    expect(messages.length).toBeGreaterThan(100);
    for (const [id, { message, translation }] of messages) {
      expect(translation, message ?? id).toBeTruthy();
      expect(placeholders(translation), message ?? id).toEqual(placeholders(message ?? id));
    }
  });
});
