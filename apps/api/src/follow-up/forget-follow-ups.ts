import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteFollowUpsOf } from './queries.ts';

/** Deletes what a person meant to come back to, in the transaction that deletes them. */
export function forgetFollowUps(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteFollowUpsOf(trx, personID);
}
