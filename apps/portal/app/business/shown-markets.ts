import { foldMarkets, type MarketRegion, marketRegions } from '@kontor/contract/market-regions';

interface Market {
  code?: string | undefined;
  name: string;
}

const isRegion = (code: string): code is MarketRegion => Object.hasOwn(marketRegions, code);

/** The names of markets, regions before countries: a business that sells to all of a region chose the region. */
export function shownMarkets(markets: readonly Market[], nameOf: (region: MarketRegion) => string): string[] {
  const folded = new Set(foldMarkets(markets.flatMap(({ code }) => code ?? [])));
  const countries = markets.filter(({ code }) => code === undefined || folded.has(code));
  return [...[...folded].filter(isRegion).map(nameOf), ...countries.map(({ name }) => name)];
}
