import type { Context } from '../context.ts';
import { isNobodys } from './nobody.ts';
import { markFailed, markGivenUp, markSent, takeMails } from './queries.ts';
import { readMail } from './read-mail.ts';
import { renderHtml, renderText } from './render-mail.ts';

/** A mail as it is handed to a mail server. */
export interface Message {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

export type Send = (message: Message) => Promise<unknown>;

/** Mails taken at once. */
const batch = 10;
/** Seconds a taken mail is left alone: longer than sending all of them may take. */
const lease = 600;
const maxAttempts = 8;

/**
 * Sends what waits, at least once: a mail whose sending was cut off is sent again under the same Message-ID. One that a
 * server does not take is tried again after 1, 4, 16 … minutes. Resolves with how many were taken.
 */
export async function sendMails({ db, settings, log }: Context, send: Send): Promise<number> {
  const mails = await takeMails(db, batch, lease);
  const host = new URL(settings.ACCOUNTS_ORIGIN).hostname;
  for (const mail of mails) {
    if (isNobodys(mail.to_address)) {
      await markGivenUp(db, mail.id, 'An address of nobody.');
      continue;
    }
    try {
      const text = readMail(mail);
      await send({
        from: settings.MAIL_FROM,
        to: mail.to_address,
        ...(text.replyTo ? { replyTo: text.replyTo } : {}),
        subject: text.subject,
        text: renderText(text),
        html: renderHtml(text, text.language),
        messageId: `<${mail.id}@${host}>`,
      });
      await markSent(db, mail.id);
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail was not sent');
      if (mail.attempts >= maxAttempts) await markGivenUp(db, mail.id, reason);
      else await markFailed(db, mail.id, reason, 60 * 4 ** (mail.attempts - 1));
    }
  }
  return mails.length;
}
