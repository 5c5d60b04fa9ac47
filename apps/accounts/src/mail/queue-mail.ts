import type { Database } from '@kontor/database';
import type { Mail } from './mail.ts';

/** Writes a mail for the relay to send; call it inside the transaction that causes it. */
export async function queueMail(db: Database, { to, language, template, data }: Mail): Promise<void> {
  await db
    .insertInto('accounts.mails')
    .values({ to_address: to, template, language, data: JSON.stringify(data) })
    .execute();
}
