import { foldMarkets, type MarketRegion, marketRegions } from '@kontor/contract/market-regions';

interface Market {
  code?: string | undefined;
  name: string;
}

/** A market as it is shown: a region, whose name the page knows, or a country by its name. */
export type ShownMarket = { region: MarketRegion } | { name: string };

const isRegion = (code: string): code is MarketRegion => Object.hasOwn(marketRegions, code);

/** Regions before countries: a business that sells to all of a region chose the region. */
export function shownMarkets(markets: readonly Market[]): ShownMarket[] {
  const folded = new Set(foldMarkets(markets.flatMap(({ code }) => code ?? [])));
  const regions = [...folded].filter(isRegion).map((region) => ({ region }));
  const countries = markets.filter(({ code }) => code === undefined || folded.has(code));
  return [...regions, ...countries.map(({ name }) => ({ name }))];
}
