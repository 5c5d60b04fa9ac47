import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCountries, writeCountries } from './country-list.ts';

const country = fc.record({
  value: fc.stringMatching(/^[A-Z]{2}$/),
  text: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\n') && !text.startsWith('*')),
  hasPortal: fc.boolean(),
});

it('countries are read as they were written, in their order', () => {
  fc.assert(
    fc.property(fc.array(country), (countries) => {
      expect(readCountries(writeCountries(countries))).toEqual(countries);
    }),
  );
});
