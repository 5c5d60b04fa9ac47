import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '@kontor/database';
import type { Mail } from '@kontor/server/mail';
import { enqueueSending } from './jobs.ts';
import { insertMail } from './queries.ts';

/** Writes a mail and has it sent; call it inside the transaction that causes it. */
export async function queueMail(db: Database, { to, language, template, data }: Mail): Promise<void> {
  const id = randomUUID();
  await inTransaction(db, async (trx) => {
    await insertMail(trx, { id, to_address: to, template, language, data });
    await enqueueSending(trx, id);
  });
}
