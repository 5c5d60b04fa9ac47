import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Reference } from '../reference/reference.ts';

const inUse = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/** Dial codes in use, and those the list of countries names; that has some which were given to a country and are not used. */
export function knownDialCodes({ countries }: Reference): string[] {
  const listed = [...countries.values()].flatMap(({ dialCode }) => dialCode ?? []);
  return [...inUse, ...listed];
}
