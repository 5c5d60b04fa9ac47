interface Place {
  zipcode?: string | undefined;
  city?: string | undefined;
  state?: { stateName: string } | undefined;
  country?: { countryName: string } | undefined;
}

/** "León, Guanajuato, Mexico", as far as known; a state that is named like its city stands once. */
export function placeName({ city, state, country }: Place): string {
  return [...new Set([city, state?.stateName, country?.countryName])].filter(Boolean).join(', ');
}

/** An address in one line: what is stated of the street, then of the place what is not in it already. */
export function postalAddress(stated: string | undefined, place: Place): string {
  const { zipcode, city, state, country } = place;
  const known = (stated ?? '').toLowerCase();
  const missing = [...new Set([zipcode, city, state?.stateName, country?.countryName])].filter(
    (part) => part && !known.includes(part.toLowerCase()),
  );
  return [stated, ...missing].filter(Boolean).join(', ');
}
