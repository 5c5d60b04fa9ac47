import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteListsOf } from './queries.ts';

/** Deletes the lists of a person and what they noted in those of others; what they added there stays. */
export function forgetLists(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteListsOf(trx, personID);
}
