import type { ReadDatabase } from '@kontor/database';
import { countBegun } from './queries.ts';

/** How many boosts a business used from a time on until another. A membership is paid back only where none was. */
export function boostsUsedBetween(
  db: ReadDatabase,
  businessID: string,
  from: Date,
  to: Date,
): Promise<number> {
  return countBegun(db, businessID, { from, to });
}
