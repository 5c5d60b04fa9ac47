import { joinedParts } from '@kontor/web/language/joined';

interface Place {
  zipcode?: string | undefined;
  city?: string | undefined;
  state?: { stateName: string } | undefined;
  country?: { countryName: string } | undefined;
}

/** "León, Guanajuato, Mexico", as far as known; a state that is named like its city stands once. */
export function placeName({ city, state, country }: Place, language: string): string {
  return joinedParts([...new Set([city, state?.stateName, country?.countryName])], language);
}

/** An address in one line: what is stated of the street, then of the place what is not in it already. */
export function postalAddress(stated: string | undefined, place: Place, language: string): string {
  const { zipcode, city, state, country } = place;
  const known = (stated ?? '').toLowerCase();
  const missing = [...new Set([zipcode, city, state?.stateName, country?.countryName])].filter(
    (part) => part && !known.includes(part.toLowerCase()),
  );
  return joinedParts([stated, ...missing], language);
}
