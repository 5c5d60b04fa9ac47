import { type Database, inTransaction } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { checkPassword } from '../password/check-password.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { beginMail } from '../sign-in/attempts.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { findAccountByEmail } from './accounts.ts';
import { beginEmailChange } from './email-change-queries.ts';
import { changeEmailFromMail, changeEmailToMail } from './mails.ts';

/**
 * Begins a change of address: both addresses get a link, and the change is made when both have been followed. One that
 * has an account already gets none, and nobody is told. @throws Unauthorized, BadRequest, TooManyRequests
 */
export async function askEmailChange(
  context: Context,
  visit: Visit,
  input: { password: string; newEmail: string },
): Promise<void> {
  const { account } = await signedIn(context, visit);
  await checkPassword(context, visit, account, input.password);
  const newEmail = readEmail(input.newEmail);
  if (!newEmail || newEmail === account.email) {
    const issues = [issueAt('newEmail', { code: 'notAnAddress' })];
    throw new KontorError('BadRequest', 'This cannot be the new address.', { issues });
  }
  await beginMail(context, visit, newEmail);
  const { language, firstName: name, id } = account;
  const linkFor = async (trx: Database, purpose: 'change-email-from' | 'change-email-to') =>
    pageLink(context.settings, 'change-email', language, { token: await makeLink(trx, id, purpose) });
  await inTransaction(context.db, async (trx) => {
    await beginEmailChange(trx, id, newEmail);
    const securityLink = pageLink(context.settings, 'security', language, {});
    const data = { name, newEmail, link: await linkFor(trx, 'change-email-from'), securityLink };
    await queueMail(trx, changeEmailFromMail.to({ email: account.email, language }, data));
    const link = await linkFor(trx, 'change-email-to');
    if (!(await findAccountByEmail(trx, newEmail)))
      await queueMail(trx, changeEmailToMail.to({ email: newEmail, language }, { name, link }));
    await recordEvent({ ...context, db: trx }, visit, { userID: id, kind: 'email-change-asked' });
  });
}
