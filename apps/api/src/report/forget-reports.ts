import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteReportsAbout } from './queries.ts';

/** Deletes what was reported of a person's profile, posts and comments, in the transaction that deletes them: those go, too. */
export function forgetReports(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteReportsAbout(trx, personID);
}
