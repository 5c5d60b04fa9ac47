import type { ReadDatabase } from '@kontor/database';
import { countBegunByDay } from './queries.ts';

/** How many boosts a business began on each day (UTC) of a period that has some. */
export function boostsByDay(
  db: ReadDatabase,
  businessID: string,
  period: { from: string; to: string },
): Promise<{ day: string; count: number }[]> {
  return countBegunByDay(db, businessID, period);
}
