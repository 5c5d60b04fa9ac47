import type { ReadDatabase } from '@kontor/database';
import { sumFigures } from './queries.ts';

/** How many boosts of a business began in a time, and how often they were shown, followed and written to. */
export function boostFiguresBetween(
  db: ReadDatabase,
  businessID: string,
  between: { from: Date; to: Date },
): Promise<{ used: number; shows: number; clicks: number; inquiries: number }> {
  return sumFigures(db, businessID, between);
}
