import type { WrittenMail } from '@kontor/contract';
import { type Database, inTransaction } from '@kontor/database';
import { enqueueSending } from './jobs.ts';
import { insertMail } from './queries.ts';
import { writtenTemplate } from './read-mail.ts';

/** Takes a mail of another service to send; an id that is known already is the same mail again. */
export async function storeWrittenMail(db: Database, id: string, mail: WrittenMail): Promise<void> {
  const { to, language, ...data } = mail;
  await inTransaction(db, async (trx) => {
    const isNew = await insertMail(trx, { id, to_address: to, template: writtenTemplate, language, data });
    if (isNew) await enqueueSending(trx, id);
  });
}
