import type { Vocabulary } from '../corpus/vocabulary.ts';
import type { Sent } from '../load/load.ts';

/** Searches for products by one word each, from frequent words to rather rare ones. */
export function createSearches({ words }: Vocabulary): Sent[] {
  return Array.from({ length: 200 }, (_, index) => ({
    method: 'POST',
    path: '/api/v1/search/product',
    body: JSON.stringify({ textQuery: words[index * 10] ?? '', skip: 0, size: 5 }),
  }));
}
