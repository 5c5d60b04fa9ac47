import type { TierStock } from './tier-stock.ts';

/** How many rows there are: exactly, as the upper tiers let expect, or more than can be paged to. */
export interface Total {
  total: number;
  totalIs: 'exact' | 'about' | 'atLeast';
}

/** As far as results can be paged to. */
export const countedUpTo = 10_000;

/** Two digits that mean something: 3,412 is about 3,400. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}

/**
 * How many rows all tiers hold, from those counted in the upper ones: exact when the counts above the last tier stay below
 * `enough`, so that every tier counts. Documents of the upper tiers are longer, so that a word stands in more of them:
 * each word of the query is worth less below.
 * @param counts rows found by tier, the best first; those below the tier that made `enough` full do not matter
 * @param wordTerms words every row must hold itself, not through a filter that counts as them
 */
export function estimateTotal(
  counts: readonly number[],
  stock: readonly TierStock[],
  wordTerms: number,
  enough: number,
): Total {
  let counted = 0;
  let tier = 0;
  while (tier < counts.length && (tier === 0 || counted < enough)) counted += counts[tier++] as number;
  if (tier === counts.length) return { total: counted, totalIs: 'exact' };
  const above = sumOf(stock.slice(0, tier));
  const below = sumOf(stock.slice(tier));
  // What came since the stock was taken is not in it: no more can be found than there are.
  const share = counted / Math.max(counted, above.documents);
  const shorter = above.words === 0 ? 1 : below.mean / above.mean;
  const total = counted + share * below.documents * shorter ** wordTerms;
  if (total > countedUpTo) return { total: countedUpTo, totalIs: 'atLeast' };
  return { total: Math.max(counted, rounded(total)), totalIs: 'about' };
}

function sumOf(stock: readonly TierStock[]) {
  const documents = stock.reduce((sum, tier) => sum + tier.documents, 0);
  const words = stock.reduce((sum, tier) => sum + tier.documents * tier.words, 0);
  return { documents, words, mean: documents === 0 ? 0 : words / documents };
}

/** A word in more documents than these is counted on fewer rows: its upper tiers are long. */
const common = 20_000;

/**
 * So many rows found in the upper tiers say how many there are in all, to about 5 % (10 % for common words).
 * @param rarest documents that hold the rarest word of the query; infinite without words
 */
export function enoughFor(rarest: number): number {
  return rarest > common ? 100 : 400;
}

/**
 * How many rows hold all words of a query, or of one of several, if words were independent of each other.
 * @param queries for each word how many documents hold it; infinite where that is not known
 */
export function expectedRows(queries: readonly (readonly number[])[], documents: number): number {
  const share = (held: number) => Math.min(1, held / documents);
  return queries.reduce((sum, held) => sum + held.reduce((rows, word) => rows * share(word), documents), 0);
}
