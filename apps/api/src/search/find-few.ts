import type { Pool } from 'pg';
import { findBetter } from './find-better.ts';
import type { Kind } from './kind.ts';
import { readFew } from './read-few.ts';
import { type FoundAndCounted, foundIn, isWhole, type Wanted } from './read-tiers.ts';

/**
 * The best rows that hold some words, where few do: all of them are read. Where more hold the words, so that not all tiers were read, the
 * best of each fit are found by walks, as the rows that were read need not be read again.
 */
export async function findFew(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted> {
  const read = await readFew(pool, kind, wanted);
  const better = isWhole(read, wanted) ? {} : await findBetter(pool, kind, wanted, read);
  return foundIn({ ...read, ...better }, wanted);
}
