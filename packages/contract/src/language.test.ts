import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf, languages } from './language.ts';

test.each([
  [undefined, 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de, zh-CN;q=0.7, it;q=0.9', 'it'],
  ['fr', 'en'],
  ['es;q=0, it;q=0.1', 'it'],
  ['*', 'en'],
])('%s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('any header leads to a language of the product', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(languages).toContain(languageOf(header));
    }),
  );
});
