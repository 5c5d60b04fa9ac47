import type { Country, Place } from './countries.ts';
import type { Random } from './random.ts';
import { speltIn } from './spelt-in.ts';
import { readTable, splitCell } from './tables.ts';

/** Street names by culture. */
export function readStreets(): Map<string, string[]> {
  return new Map(readTable<'culture' | 'names'>('streets').map((row) => [row.culture, splitCell(row.names)]));
}

// Countries that write the postcode after the city.
const cityFirst = new Set([
  'US',
  'CA',
  'GB',
  'AU',
  'IN',
  'BD',
  'SG',
  'TH',
  'ID',
  'VN',
  'ZA',
  'CN',
  'TW',
  'KR',
  'JP',
  'CO',
]);

/** A street address as it is written in the country, with city and postcode. */
export function inventAddress(country: Country, place: Place, streets: string[], random: Random): string {
  const numbers: Record<string, number> = {
    n: random.between(11, 1890),
    u: random.between(2, 98),
    k: random.between(2, 24),
    c: random.between(5, 90),
    d: random.between(1, 12),
  };
  const street = random
    .pick(country.streets)
    .replace('{street}', speltIn(country.code, random.pick(streets)))
    .replace(/\{([nukcd])\}/g, (_, slot: string) => String(numbers[slot]));
  const town = cityFirst.has(country.code) ? [place.city, place.zipcode] : [place.zipcode, place.city];
  return `${street}, ${town.filter((part) => part !== null).join(' ')}`;
}

/**
 * A number as its country and city have them, of a range that is reserved for fiction or visibly made up (555 01…).
 * Patterns are of one area code ("89: 89 99998 1##"), of area codes so long ("{3} 555 01##") or of the whole country.
 */
export function inventPhone(patterns: readonly string[], area: string, random: Random): string {
  const ofCity = patterns.find((pattern) => pattern.startsWith(`${area}: `))?.slice(area.length + 2);
  const ofLength = patterns.find((pattern) => pattern.includes(`{${area.length}}`));
  const ofCountry = patterns.find((pattern) => !/[{:]/.test(pattern));
  const pattern = ofCity ?? ofLength ?? ofCountry;
  if (pattern === undefined) throw new Error(`There is no pattern for numbers of the area ${area}`);
  return pattern.replace(/\{\d\}/, area).replace(/#/g, () => String(random.between(0, 9)));
}

/** "Çelik Ürünler" → "celikurunler", for the invented host name. */
export function hostLabel(stem: string): string {
  return stem
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]/g, '');
}
