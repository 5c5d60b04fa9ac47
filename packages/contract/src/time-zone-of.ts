/**
 * Of countries with several time zones that of the capital, after `zone.tab` of the IANA time zone database, under the names CLDR has
 * for them, as the runtime offers them.
 */
const ofCapital: Record<string, string> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Ponape',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  // No country of ISO's, so that the runtime has no zones of it.
  XK: 'Europe/Belgrade',
};

/** Time zones of a country, as Node.js has had them first and as ECMA-402 has them now. */
interface ZonesOfLocale {
  timeZones?: string[];
  getTimeZones?: () => string[] | undefined;
}

/** Those that were asked of the runtime, which takes long; undefined of countries without a single one. */
const single = new Map<string, string | undefined>();

/** The time zone most of a country's businesses work in; undefined where nobody lives. @param country ISO 3166-1 alpha-2 */
export function timeZoneOf(country: string): string | undefined {
  const known = ofCapital[country];
  if (known) return known;
  if (!single.has(country)) {
    const zones = zonesOf(country);
    single.set(country, zones.length === 1 ? zones[0] : undefined);
  }
  return single.get(country);
}

/** @param country ISO 3166-1 alpha-2 */
export function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & ZonesOfLocale = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
