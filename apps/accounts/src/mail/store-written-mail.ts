import type { WrittenMail } from '@kontor/contract';
import { type Database, inTransaction } from '@kontor/database';
import { findAccountByEmail } from '../account/accounts.ts';
import { enqueueSending } from './jobs.ts';
import { insertMail } from './queries.ts';
import { writtenTemplate } from './read-mail.ts';

/**
 * Takes a mail of another service to send; an id that is known already is the same mail again. Where it comes in several languages,
 * who has confirmed the address gets it in that of their account.
 */
export async function storeWrittenMail(db: Database, id: string, mail: WrittenMail): Promise<void> {
  const { to, translations = [], ...written } = mail;
  const account = translations.length > 0 ? await findAccountByEmail(db, to.toLowerCase()) : undefined;
  const own = account?.emailConfirmed ? account.language : written.language;
  const { language, ...data } = {
    ...written,
    ...translations.find((translation) => translation.language === own && own !== written.language),
  };
  await inTransaction(db, async (trx) => {
    const isNew = await insertMail(trx, { id, to_address: to, template: writtenTemplate, language, data });
    if (isNew) await enqueueSending(trx, id);
  });
}
