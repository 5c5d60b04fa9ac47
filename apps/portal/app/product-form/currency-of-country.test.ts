import { currencies } from '@kontor/contract/business-codes';
import { expect, test } from 'vitest';
import { currencyOfCountry } from './currency-of-country.ts';
import { newProductValues } from './product-values.ts';

test.each([
  ['DE', 'EUR'],
  ['MX', 'MXN'],
  ['US', 'USD'],
  ['VE', 'USD'],
])('a company in %s states a new price in %s', (country, currency) => {
  expect(newProductValues(currencyOfCountry(country)).currency).toBe(currency);
});

test('each currency is one of ISO 4217', () => {
  for (const country of ['DE', 'CH', 'CN', 'BR', 'KR', 'PL'])
    expect(currencies).toContain(currencyOfCountry(country));
});
