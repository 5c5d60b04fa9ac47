import { renderHtml, renderText } from '@kontor/server/mail';
import type { Context } from '../context.ts';
import { isNobodys } from './nobody.ts';
import { findUnsent, forgetUnsent, markFailed, markGivenUp, markSent } from './queries.ts';
import { readMail } from './read-mail.ts';

/** A mail as it is handed to a mail server. */
export interface Message {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
}

export type Send = (message: Message) => Promise<unknown>;

/**
 * Sends a mail, at least once: one whose sending was cut off is sent again under the same Message-ID. Its data are deleted
 * once it is sent, since they hold links; those of one that is given up stay, so that an operator may have it tried again.
 * @param input `isLast`: it is given up when the server does not take it now
 * @throws what the server answers that does not take it, or why the mail cannot be read
 */
export async function sendMail(
  { db, settings, send }: Pick<Context, 'db' | 'settings'> & { send: Send },
  id: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await findUnsent(db, id);
  if (!mail) return;
  if (isNobodys(mail.to_address)) return forgetUnsent(db, id, 'An address of nobody.');
  try {
    const text = readMail(mail);
    await send({
      from: settings.MAIL_FROM,
      to: mail.to_address,
      ...(text.replyTo ? { replyTo: text.replyTo } : {}),
      subject: text.subject,
      text: renderText(text, text.language),
      html: renderHtml(text, text.language),
      messageId: `<${id}@${new URL(settings.ACCOUNTS_ORIGIN).hostname}>`,
      ...(text.calendar ? { attachments: [attached(text.calendar)] } : {}),
      ...(text.unsubscribe ? { headers: oneClick(text.unsubscribe) } : {}),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await (isLast ? markGivenUp : markFailed)(db, id, reason);
    throw error;
  }
  await markSent(db, id);
}

const attached = ({ name, content }: { name: string; content: string }) => ({
  filename: name,
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

/** What lets a mail program end such mails for its reader (RFC 2369, RFC 8058). */
function oneClick(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
