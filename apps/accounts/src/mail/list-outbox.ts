import type { MailText } from '@kontor/server/mail';
import type { Context } from '../context.ts';
import { findWaitingMails } from './queries.ts';
import { readMail } from './read-mail.ts';

const shown = 200;

/** A mail as the local outbox shows it. */
interface OutboxMail extends MailText {
  id: string;
  to: string;
  createdAt: Date;
}

/** The newest mails that wait, for who develops or tries the product. */
export async function listOutbox({ db }: Context): Promise<OutboxMail[]> {
  const rows = await findWaitingMails(db, shown);
  return rows.map((row) => ({
    ...readMail(row),
    id: row.id,
    to: row.to_address,
    createdAt: row.created_at,
  }));
}
