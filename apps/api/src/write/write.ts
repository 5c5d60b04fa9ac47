import { type Database, type DB, inTransaction } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { drainQueue } from '../search/queue.ts';

interface Writing {
  db: Database;
  reference: Reference;
}

/**
 * Writes rows in one transaction, and with them what search must do again; all of it or nothing. Inside an outer transaction it
 * joins that one, which then does the rest at its end.
 */
export function write<T>({ db, reference }: Writing, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return inTransaction(db, work);
  return inTransaction(db, async (trx) => {
    const result = await work(trx);
    await drainQueue(trx, reference);
    return result;
  });
}
