import { tiers } from '../kind.ts';
import type { KnownWords } from '../known-words.ts';

/**
 * The last tier down to which `rows` of so many documents are expected, from the first two on: of what stands in many rows the
 * best ones are enough for a suggestion. Above the first tier where there are no such documents.
 */
export function lastTierFor({ stock }: KnownWords, documents: number, rows: number): number {
  if (documents === 0) return -1;
  const inAll = stock.reduce((sum, tier) => sum + tier.documents, 0);
  let above = 0;
  const beyond = stock.findIndex((tier, place) => {
    above += tier.documents;
    return place > 1 && documents * (above / inAll) > rows;
  });
  return beyond < 0 ? tiers.length - 1 : beyond - 1;
}
