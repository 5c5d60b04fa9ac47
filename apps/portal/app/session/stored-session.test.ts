import { expect, it } from 'vitest';
import { readCountry } from './stored-session.ts';

it.each([
  ['{"userID":"7f9c","firstName":"Ada","country":{"code":"CO","countryName":"Colombia"}}', 'CO'],
  ['{"userID":"7f9c","firstName":"Ada"}', undefined],
  [null, undefined],
  // Someone else wrote there.
  ['null', undefined],
  ['7', undefined],
  ['{"country":', undefined],
])('of %s the country is %s', (stored, country) =>
  expect(readCountry({ getItem: (key) => (key === 'profile' ? stored : null) })).toBe(country),
);
