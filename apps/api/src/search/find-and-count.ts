import type { Pool } from 'pg';
import { findFew } from './find-few.ts';
import { findFiltered } from './find-filtered.ts';
import { findMany } from './find-many.ts';
import type { Kind } from './kind.ts';
import type { FoundAndCounted, Wanted } from './read-tiers.ts';

/** Where more rows are expected to hold the words, not all of them will be read. */
const few = 5_000;

/**
 * The best rows in order, and how many were found in each tier, in one reading of the tiers from the top until `enough`
 * rows were found.
 * @param wanted conditions with words or filters: without any, nothing needs to be counted
 * @param expected about how many rows meet them: what is read in which way, not what is found
 */
export async function findAndCount(
  pool: Pool,
  kind: Kind,
  { enough, ...wanted }: Wanted,
  expected: number,
): Promise<FoundAndCounted> {
  const all = { ...wanted, enough: Math.max(enough, wanted.skip + wanted.size) };
  if (wanted.conditions.fits === null) return findFiltered(pool, kind, all);
  return expected > few ? findMany(pool, kind, all) : findFew(pool, kind, all);
}
