/**
 * Regions by which markets are chosen: each stands for its countries, ISO 3166-1 alpha-2. After the statistical regions of the
 * United Nations (M49), but for Mexico, Cyprus and the Caucasus, which traders look for where they stand here.
 */
export const marketRegions = {
  'north-america': 'US CA MX BM GL PM',
  'central-america': 'BZ CR SV GT HN NI PA',
  caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'south-america': 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE',
  'western-europe': 'AT BE CH DE FR LI LU MC NL',
  'northern-europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  'southern-europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'eastern-europe': 'BG BY CZ HU MD PL RO RU SK UA',
  'north-africa': 'DZ EG EH LY MA SD TN',
  'west-africa': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  'central-africa': 'AO CD CF CG CM GA GQ ST TD',
  'east-africa': 'BI DJ ER ET IO KE KM MG MU MW MZ RE RW SC SO SS TF TZ UG YT ZM ZW',
  'southern-africa': 'BW LS NA SZ ZA',
  'middle-east': 'AE BH CY IL IQ IR JO KW LB OM PS QA SA SY TR YE',
  'central-asia': 'AM AZ GE KG KZ TJ TM UZ',
  'south-asia': 'AF BD BT IN LK MV NP PK',
  'east-asia': 'CN HK JP KP KR MN MO TW',
  'southeast-asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  oceania: 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
} as const;
export type MarketRegion = keyof typeof marketRegions;

const byRegion = new Map<string, readonly string[]>(
  Object.entries(marketRegions).map(([region, countries]) => [region, countries.split(' ')]),
);

/** The countries of a region; undefined for what is none. */
export function countriesOf(region: string): readonly string[] | undefined {
  return byRegion.get(region);
}

/** Markets as they are chosen, regions before countries: a region stands for its countries where all of them are markets. */
export function foldMarkets(markets: readonly string[]): string[] {
  const left = new Set(expandMarkets(markets));
  const regions = [...byRegion].flatMap(([region, countries]) => {
    if (!countries.every((country) => left.has(country))) return [];
    for (const country of countries) left.delete(country);
    return [region];
  });
  return [...regions, ...left];
}

/** Markets as they are stored: regions become their countries; each country once, sorted. What is neither stays as it is. */
export function expandMarkets(markets: readonly string[]): string[] {
  return [...new Set(markets.flatMap((market) => countriesOf(market) ?? market))].sort();
}
