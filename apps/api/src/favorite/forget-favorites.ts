import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteFavoritesOf } from './queries.ts';

/** Deletes what a person saved, in the transaction that deletes them. */
export function forgetFavorites(trx: Transaction<DB>, personID: string): Promise<void> {
  return deleteFavoritesOf(trx, personID);
}
