import { filterOf } from '../named-filters.ts';
import { wordsOf } from '../words.ts';

/** A country, a state or a city. */
export interface Location {
  kind: 'country' | 'state' | 'city';
  /** ISO 3166-1 code of a country, ISO 3166-2 id of a state, the words of a city's name. */
  code: string;
}

/** A city as it is compared: what stands behind a comma is its state or country. */
export function cityCode(city: string): string {
  return wordsOf(city.split(',')[0] ?? '').join('-');
}

/** What the words of cities begin with, which are counted as words of texts are: a city is known by the rows that are there. */
export const cityMark = '@w';

/** The word of a document by which its location is found. */
export function locationWord({ kind, code }: Location): string {
  if (kind === 'country') return filterOf(code);
  return `${kind === 'state' ? '@r' : cityMark}${code}`;
}

/** Where a row is, as words of its document, without its country. */
export function locationWords(stateId: string | null, city: string | null): string[] {
  const code = city === null ? '' : cityCode(city);
  return [
    ...(stateId === null ? [] : [locationWord({ kind: 'state', code: stateId })]),
    ...(code === '' ? [] : [locationWord({ kind: 'city', code })]),
  ];
}
