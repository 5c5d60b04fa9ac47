import type { ReadDatabase } from '@kontor/database';
import { findYearMinutes } from './queries.ts';

/** Minutes of support a business used and has booked in the membership year that starts on a day. */
export function supportMinutesOfYear(
  db: ReadDatabase,
  businessID: string,
  startsOn: string,
): Promise<{ used: number; booked: number }> {
  return findYearMinutes(db, businessID, startsOn);
}
