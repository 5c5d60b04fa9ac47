import { countriesOf } from '@kontor/contract/market-regions';
import { expect, test } from 'vitest';
import { shownMarkets } from './shown-markets.ts';

const market = (code: string) => ({ code, name: `Country ${code}` });
const centralAmerica = (countriesOf('central-america') ?? []).map(market);
const shown = (markets: Parameters<typeof shownMarkets>[0]) =>
  shownMarkets(markets, (region) => `Region ${region}`);

test('a region that is whole is shown by its name, before the countries beside it', () => {
  expect(shown([market('AR'), ...centralAmerica, market('MX')])).toEqual([
    'Region central-america',
    'Country AR',
    'Country MX',
  ]);
});

test('countries of a region that is not whole stay countries, in their order', () => {
  const some = centralAmerica.slice(1);
  expect(shown(some)).toEqual(some.map(({ name }) => name));
});

test('a market without a code stays as it is named', () => {
  expect(shown([{ name: 'Everywhere' }])).toEqual(['Everywhere']);
});
