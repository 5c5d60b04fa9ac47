import type { Transaction } from 'kysely';
import { type ReadDatabase, writableOf } from './read-database.ts';
import type { DB } from './schema.gen.ts';

/** Runs `work` in one transaction that may write; inside an outer one it joins that. For the helper every write goes through. */
export function inWriteTransaction<T>(
  db: ReadDatabase,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const writable = writableOf(db);
  if (writable.isTransaction) return work(writable as Transaction<DB>);
  return writable.transaction().execute(work);
}
