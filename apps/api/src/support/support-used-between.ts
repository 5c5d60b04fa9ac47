import type { ReadDatabase } from '@kontor/database';
import { isUsedBetween } from './queries.ts';

/** Whether a business booked support hours from a time on until another, or used some. A membership is paid back only where it did not. */
export function supportUsedBetween(
  db: ReadDatabase,
  businessID: string,
  from: Date,
  to: Date,
): Promise<boolean> {
  return isUsedBetween(db, businessID, { from, to });
}
