import type { Database } from '@kontor/database';
import { deleteBeyond, deleteOlderThan } from './queries.ts';

/** So long a year can be compared with the one before. */
const months = 13;
/** The largest number of rows that are stored. Beyond, the oldest days go first, and of one day what was looked at least. */
const maximumRows = 1_000_000;

/** Forgets views that are older than 13 months, and what is beyond 1,000,000 rows. */
export async function forgetOldViews({ db }: { db: Database }, maximum = maximumRows): Promise<void> {
  await deleteOlderThan(db, months);
  await deleteBeyond(db, maximum);
}
