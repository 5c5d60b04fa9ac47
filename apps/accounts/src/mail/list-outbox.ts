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

/** One that cannot be read does not hide the others: it says why. */
function readOrReason(row: Parameters<typeof readMail>[0]): MailText {
  try {
    return readMail(row);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { subject: row.template, paragraphs: [reason], note: '' };
  }
}

/** The newest mails that wait, for who develops or tries the product. */
export async function listOutbox({ db }: Context): Promise<OutboxMail[]> {
  const rows = await findWaitingMails(db, shown);
  return rows.map((row) => ({
    ...readOrReason(row),
    id: row.id,
    to: row.to_address,
    createdAt: row.created_at,
  }));
}
