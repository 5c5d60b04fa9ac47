/** The page of all industries, or the place on it of an industry or a category. */
export function industriesAddress(place?: string): string {
  return place ? `/industries#${place}` : '/industries';
}
