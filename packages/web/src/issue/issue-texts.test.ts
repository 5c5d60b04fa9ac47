import { issueCodes } from '@kontor/contract';
import { expect, it } from 'vitest';
import { shownLanguages } from '../language/shown-languages.ts';
import { readCatalogue } from '../language/testing-catalogue.ts';

const locales = new URL('../../locales/', import.meta.url);
const idOf = (code: string) => `issue.${code}`;
const english = await readCatalogue(locales, 'en');

it.each(Object.keys(shownLanguages))(
  '%s has words of its own for everything that can be wrong',
  async (language) => {
    const catalogue = await readCatalogue(locales, language);
    const words = issueCodes.map((code) => catalogue[idOf(code)]?.translation ?? '');
    for (const [place, code] of issueCodes.entries()) {
      expect(words[place], code).not.toBe('');
      if (language !== 'en') expect(words[place], code).not.toBe(english[idOf(code)]?.translation);
    }
    expect(new Set(words).size).toBe(issueCodes.length);
  },
);

it('has words for nothing else', async () => {
  const said = Object.keys(english).filter((id) => id.startsWith('issue.'));
  expect(said.toSorted()).toEqual(issueCodes.map(idOf).toSorted());
});
