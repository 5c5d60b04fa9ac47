import {
  capacityUnits,
  contractManufacturingCodes,
  countriesOf,
  currencies,
  expandMarkets,
  foldMarkets,
  incoterms,
  marketRegions,
  packagingTypes,
  paymentTypes,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';

const { reference } = await sharedApi();
const regions = Object.keys(marketRegions);

test('every country is in one region, and regions hold nothing else', () => {
  const held = regions.flatMap((region) => countriesOf(region) ?? []);
  const countries = [...reference.countries.keys()].filter((code) => code !== 'AQ');
  expect(held.toSorted()).toEqual(countries.toSorted());
  expect(new Set(held).size).toBe(held.length);
});

test('regions become their countries, each once', () => {
  expect(expandMarkets(['southern-africa', 'ZA', 'DE'])).toEqual(['BW', 'DE', 'LS', 'NA', 'SZ', 'ZA']);
  expect(expandMarkets(['nowhere'])).toEqual(['nowhere']);
});

test('countries become their region again where all of them are there, and others stay', () => {
  const stored = expandMarkets(['southern-africa', 'western-europe', 'MX']);
  expect(foldMarkets(stored)).toEqual(['western-europe', 'southern-africa', 'MX']);
  expect(foldMarkets(stored.filter((code) => code !== 'ZA'))).toEqual([
    'western-europe',
    'BW',
    'LS',
    'MX',
    'NA',
    'SZ',
  ]);
  expect(foldMarkets([])).toEqual([]);
});

test('currencies are those of ISO 4217, and no list names anything twice', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect(currencies.filter((code) => !known.has(code))).toEqual([]);
  for (const list of [
    currencies,
    incoterms,
    packagingTypes,
    paymentTypes,
    contractManufacturingCodes,
    capacityUnits,
  ])
    expect(new Set<string>(list).size).toBe(list.length);
  expect(incoterms).toHaveLength(11);
});
