import type { WrittenMail } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { writtenTemplate } from './read-mail.ts';

/** Takes a mail of another service for the relay to send; an id that is known already is the same mail again. */
export async function keepWrittenMail(db: Database, id: string, mail: WrittenMail): Promise<void> {
  const { to, language, ...data } = mail;
  await db
    .insertInto('accounts.mails')
    .values({ id, to_address: to, template: writtenTemplate, language, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
