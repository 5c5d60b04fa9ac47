/** One letter wrong in six leaves three of ten trigrams and more. */
const leastAlike = 0.3;

/**
 * How alike names are at least that differ in so many letters, as `similarity` of pg_trgm says it: two letters swapped change four
 * trigrams on either side. The index passes over all others.
 */
export function alikeness(letters: string, edits: number): number {
  const padded = `  ${letters} `;
  const trigrams = new Set(
    Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3)),
  );
  const changed = 4 * edits;
  return Math.max(leastAlike, (trigrams.size - changed) / (trigrams.size + changed));
}
