import type { DB, ReadDatabase } from '@kontor/database';
import { inWriteTransaction } from '@kontor/database/write-transaction';
import type { Transaction } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { drainQueue } from '../search/queue.ts';
import { addAuditRow } from './audit-log.ts';
import type { Subject, WritingCall, WritingSystem } from './writing.ts';

/**
 * The one way to write: rows, the search documents that show them, jobs that `work` enqueues and the line of the audit log, in one
 * transaction, all of it or nothing. Inside an outer transaction it joins that one, which does the rest at its end. `db` of a
 * context only reads; a transaction that writes is to be had here alone.
 * @param about what is written about, or how the result names it; undefined where nothing was written, and of the product itself
 * @param work its last statements may wait for others who write the same documents, so it does nothing but what belongs together
 */
export async function write<T>(
  context: WritingCall | WritingSystem,
  about: Subject | undefined | ((result: T) => Subject | undefined),
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { db, reference } = context;
  if (db.isTransaction) return inWriteTransaction(db, work);
  return inWriteTransaction(db, async (trx) => {
    const result = await work(trx);
    const subject = typeof about === 'function' ? about(result) : about;
    if (subject) await addAuditRow(trx, context, subject);
    await drainQueue(trx, reference);
    return result;
  });
}

/** What the product itself writes with. */
export function asSystem({ db, reference }: { db: ReadDatabase; reference: Reference }): WritingSystem {
  return { db, reference, actor: { kind: 'system' } };
}
