import { type Database, type DB, inTransaction } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { RowTaker } from './file-kind.ts';
import { type ImportReport, refuse } from './report.ts';

/** Called inside the transaction of each batch with the businesses it added or changed. */
export type OnWritten = (trx: Transaction<DB>, businessIds: string[]) => Promise<void>;

type Batch = ReturnType<RowTaker['nextBatch']>;

/**
 * Writes batches one after the other, each in a transaction of its own, while the next one is read: `write` resolves
 * when the batch before is done, and rejects when that one failed. Without a batch it only waits.
 */
export function createBatchWriter(db: Database, report: ImportReport, now: Date, onWritten?: OnWritten) {
  let writing: Promise<void> = Promise.resolve();

  async function writeBatch(batch: Batch): Promise<void> {
    const result = await inTransaction(db, async (trx) => {
      // Two imports at once take turns, so that both see what the other one wrote.
      await sql`SELECT pg_advisory_xact_lock(hashtext('kontor import'))`.execute(trx);
      const written = await batch(trx, now);
      if (written.businessIds.length > 0) await onWritten?.(trx, written.businessIds);
      return written;
    });
    report.new += result.new;
    report.changed += result.changed;
    report.unchanged += result.unchanged;
    for (const refusal of result.refusals) refuse(report, refusal);
  }

  return {
    async write(batch?: Batch): Promise<void> {
      await writing;
      if (!batch) return;
      writing = writeBatch(batch);
      // A failure is thrown by the next call; until then it must not count as unhandled.
      writing.catch(() => undefined);
    },
    /** Resolves when nothing is being written any more, whether it went well or not. */
    async settled(): Promise<void> {
      await Promise.allSettled([writing]);
    },
  };
}
