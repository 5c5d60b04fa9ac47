import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalSign, readAmount, writeAmount } from './read-amount.ts';

it.each([
  ['1184', 1184],
  ['1,184', 1184],
  ['1.184', 1.184],
  ['1,184.50', 1184.5],
  ['1.184,50', 1184.5],
  ['1 184,5', 1184.5],
  ["1'184.50", 1184.5],
  ['1,234,567', 1234567],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['12.', 12],
])('%s, where decimals stand behind a point', (typed, number) => {
  expect(readAmount(typed, '.')).toBe(number);
});

it('the language of the reader decides over one sign with three digits behind it, and over nothing else', () => {
  expect(readAmount('1.184', ',')).toBe(1184);
  expect(readAmount('1,184', ',')).toBe(1.184);
  expect(readAmount('1.184,5', '.')).toBe(1184.5);
});

it.each(['', 'on request', '12 pieces', '1,2,3', '1.23.4', '-5', '1e5', '12,34.56.7', '1234,567.8'])(
  '%j is no amount',
  (typed) => {
    expect(readAmount(typed, '.')).toBeUndefined();
  },
);

it('what a language writes is read in that language', () => {
  const language = fc.constantFrom('en', 'es', 'it', 'zh', 'de', 'fr');
  const amount = fc.integer({ min: 0, max: 10 ** 11 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(language, amount, (locale, number) => {
      const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number);
      expect(readAmount(written, decimalSign(locale))).toBe(number);
    }),
  );
});

it('reads back what it writes, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('.', ','),
      (digits, places, decimal) => {
        const amount = digits / 10 ** places;
        expect(readAmount(writeAmount(amount, decimal), decimal)).toBe(amount);
      },
    ),
  );
});
