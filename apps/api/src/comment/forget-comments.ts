import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteComments, lockCommentsOf } from './queries.ts';

/** Removes what a person wrote, in the transaction that deletes them; where others replied its place stays. */
export async function forgetComments(trx: Transaction<DB>, personID: string): Promise<void> {
  await deleteComments(trx, await lockCommentsOf(trx, personID));
}
