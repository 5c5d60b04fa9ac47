import fc from 'fast-check';
import { describe, it } from 'vitest';
import { formatLocales } from '../../src/language/shown-languages.ts';
import { wholeNumber } from './whole-number.ts';

describe.each(Object.values(formatLocales))('a whole number in %s', (locale) => {
  const format = new Intl.NumberFormat([locale, 'en']);
  const whole = fc.oneof(fc.nat(100_000), fc.nat({ max: 999_999_999_999_999 }));
  const others = fc.oneof(
    fc.double().filter((value) => !Number.isInteger(value)),
    fc.integer({ max: -1 }),
    fc.string(),
  );

  it('is written as the formatter writes it', () => {
    fc.assert(fc.property(whole, (value) => wholeNumber(value, locale) === format.format(value)));
  });

  it('is left to the formatter where it is none', () => {
    fc.assert(fc.property(others, (value) => wholeNumber(value, locale) === undefined));
  });
});
