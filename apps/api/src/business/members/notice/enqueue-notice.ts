import { randomUUID } from 'node:crypto';
import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { mailNotices } from './jobs.ts';
import type { Notice } from './notice.ts';

/** Has somebody told by mail, in the transaction that does what it tells of. */
export async function enqueueNotice(trx: Transaction<DB>, notice: Omit<Notice, 'mailID'>): Promise<void> {
  const mailID = randomUUID();
  await enqueue(trx, mailNotices, { ...notice, mailID }, { key: mailID });
}
