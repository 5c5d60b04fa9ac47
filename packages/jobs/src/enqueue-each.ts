import { type Database, type DB, inTransaction } from '@kontor/database';
import type { Transaction } from 'kysely';

/**
 * Enqueues a job for each row that waits, in one transaction: what jobs of a row each do to catch up.
 * @param list the ids of the rows, or what else says which job is meant
 */
export function enqueueEach<Waiting>(
  db: Database,
  list: (trx: Transaction<DB>) => Promise<readonly Waiting[]>,
  enqueue: (trx: Transaction<DB>, waiting: Waiting) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const waiting of await list(trx)) await enqueue(trx, waiting);
  });
}
