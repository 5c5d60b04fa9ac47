import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { deleteMemberships } from './queries.ts';

/** Ends what a person may do for businesses; one nobody else owns becomes unclaimed (`keep_claimed` in the database). */
export function leaveBusinesses(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteMemberships(trx, personID);
}
