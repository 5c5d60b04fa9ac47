import fc from 'fast-check';
import { expect, it } from 'vitest';
import { viewedFrom } from './viewed-from.ts';

it.each([
  ['ES', 'en-US,en;q=0.9', 'ES'],
  [undefined, 'es-CO,es;q=0.9,en-US;q=0.8', 'CO'],
  [undefined, 'zh-Hans-CN,zh;q=0.9', 'CN'],
  [undefined, 'en-gb', 'GB'],
  [undefined, ' de-AT;q=1', 'AT'],
  // A language without a country is spoken in several.
  [undefined, 'es,en-US;q=0.9', 'MX'],
  [undefined, 'es-419,es;q=0.9', 'MX'],
  [undefined, '*', 'MX'],
  [undefined, undefined, 'MX'],
])('of the profile %s and of %s it is %s', (profile, languages, country) =>
  expect(viewedFrom(profile, languages, 'MX')).toBe(country),
);

it('whatever is sent, it looks like a country', () => {
  fc.assert(
    fc.property(fc.string(), (languages) => {
      expect(viewedFrom(undefined, languages, 'MX')).toMatch(/^[A-Z]{2}$/);
    }),
  );
});
