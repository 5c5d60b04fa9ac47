import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteSavedOf } from './queries.ts';

/** Deletes the searches a person saved, in the transaction that deletes them. */
export function forgetSavedSearches(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteSavedOf(trx, personID);
}
