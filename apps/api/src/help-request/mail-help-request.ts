import type { JobContext } from '../job/job-context.ts';
import { handOverMail } from '../mail/hand-over-mail.ts';
import { helpRequestMail, receiptMail } from './mails.ts';
import { findUnmailed, type HelpRequestRow, markMailed } from './queries.ts';

/** Longest name of who wrote in a subject, in characters. */
const maxFrom = 150;

/**
 * Has the mails of a help request sent: to the operator, whose answer goes to who wrote it, and to the sender. Each has an id of its
 * own, so doing it again after a worker was killed sends none twice. @throws what the account service answers that does not take them
 */
export async function mailHelpRequest(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  id: string,
): Promise<void> {
  const helpRequest = await findUnmailed(context.db, id);
  if (!helpRequest) return;
  const { email, language, receipt_id: receiptID } = helpRequest;
  const operator = { email: context.settings.HELP_REQUESTS_TO, language: 'en', replyTo: email } as const;
  await handOverMail(context, helpRequest.id, helpRequestMail.inWords(operator, whatWasWritten(helpRequest)));
  if (receiptID) {
    const number = helpRequest.id.slice(0, 8).toUpperCase();
    await handOverMail(context, receiptID, receiptMail.inWords({ email, language }, { number }));
  }
  await markMailed(context.db, helpRequest.id);
}

function whatWasWritten({ id, email, language, fields, created_at }: HelpRequestRow) {
  const from = fields.businessName ?? fields.lastName ?? email;
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(texts),
    email,
    from: from.replaceAll(/\s+/g, ' ').slice(0, maxFrom),
    number: id,
    createdAt: created_at.toISOString(),
    writtenIn: language,
  };
}
