import type { ReadDatabase } from '@kontor/database';
import { findMonth } from './queries.ts';

/** How many boosts of this month's (UTC) a business has used. */
export async function boostsUsedThisMonth(db: ReadDatabase, businessID: string): Promise<number> {
  return (await findMonth(db, businessID)).used;
}
