const byCurrency: Record<string, string> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK',
  GBP: 'GB',
  HUF: 'HU',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  NOK: 'NO',
  PLN: 'PL',
  SEK: 'SE',
};
const byCountry = new Map(
  Object.entries(byCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/** In which currency (ISO 4217) a company of a country (ISO 3166-1) states a new price: its own where many trade in that, else US dollars. */
export function currencyOfCountry(country: string): string {
  return byCountry.get(country) ?? 'USD';
}
