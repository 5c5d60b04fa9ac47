import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './schema.gen.ts';

/** Runs `work` in one transaction; inside an outer transaction it joins that one. */
export function inTransaction<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>);
  return db.transaction().execute(work);
}
