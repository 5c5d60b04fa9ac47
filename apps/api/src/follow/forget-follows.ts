import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteFollowsOf } from './queries.ts';

/** Takes back whom a person follows, in the transaction that deletes them; who followed them does so no more. */
export function forgetFollows(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteFollowsOf(trx, personID);
}
