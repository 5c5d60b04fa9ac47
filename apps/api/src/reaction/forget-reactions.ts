import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteReactionsAbout } from './queries.ts';

/** Takes back what a person liked, and what others liked of them, in the transaction that deletes them. */
export function forgetReactions(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteReactionsAbout(trx, personID);
}
