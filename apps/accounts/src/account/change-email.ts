import { type Database, inTransaction } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { makeLink, redeemLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { checkPassword } from '../password/check-password.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { beginMail } from '../sign-in/attempts.ts';
import { signedIn } from '../sign-in/who.ts';
import { type Account, findAccountByEmail, lockAccount } from './accounts.ts';
import { agreeToEmail, beginEmailChange, finishEmailChange } from './email-change-queries.ts';
import { changeEmailFromMail, changeEmailToMail, emailChangedMail } from './mails.ts';

/**
 * Begins a change of address: both addresses get a link, and the change is made when both have been followed. One that
 * has an account already gets none, and nobody is told. @throws Unauthorized, BadRequest, TooManyRequests
 */
export async function askEmailChange(
  context: Context,
  visit: Visit,
  input: { password: string; newEmail: string },
): Promise<void> {
  const { user } = await signedIn(context, visit);
  await checkPassword(context, visit, user, input.password);
  const newEmail = readEmail(input.newEmail);
  if (!newEmail || newEmail === user.email) {
    const issues = [issueAt('newEmail', { code: 'notAnAddress' })];
    throw new KontorError('BadRequest', 'This cannot be the new address.', { issues });
  }
  await beginMail(context, visit, newEmail);
  const { language, firstName: name, id } = user;
  const linkFor = async (trx: Database, purpose: 'change-email-from' | 'change-email-to') =>
    pageLink(context.settings, 'change-email', language, { token: await makeLink(trx, id, purpose) });
  await inTransaction(context.db, async (trx) => {
    await beginEmailChange(trx, id, newEmail);
    const data = { name, newEmail, link: await linkFor(trx, 'change-email-from') };
    await queueMail(trx, changeEmailFromMail.to({ email: user.email, language }, data));
    const link = await linkFor(trx, 'change-email-to');
    if (!(await findAccountByEmail(trx, newEmail)))
      await queueMail(trx, changeEmailToMail.to({ email: newEmail, language }, { name, link }));
    await recordEvent({ ...context, db: trx }, visit, { userID: id, kind: 'email-change-asked' });
  });
}

/** Says yes for one of the two addresses. @throws NotFound when the link does not work (any more) */
export function confirmEmailChange(
  context: Context,
  visit: Visit,
  token: string,
): Promise<'changed' | 'waiting'> {
  return inTransaction(context.db, async (trx) => {
    const from = await redeemLink(trx, token, 'change-email-from');
    const userID = from ?? (await redeemLink(trx, token, 'change-email-to'));
    const user = userID && (await lockAccount(trx, userID));
    const change = user && (await agreeToEmail(trx, user.id, from ? 'old' : 'new'));
    if (!user || !change) throw new KontorError('NotFound', 'This link does not work any more.');
    if (!change.bothAgreed) return 'waiting';
    await makeChange(trx, user, change.newEmail);
    await recordEvent({ ...context, db: trx }, visit, { userID: user.id, kind: 'email-changed' });
    return 'changed';
  });
}

async function makeChange(trx: Database, user: Account, newEmail: string): Promise<void> {
  if (await findAccountByEmail(trx, newEmail))
    throw new KontorError('Conflict', 'The address was taken meanwhile.');
  await finishEmailChange(trx, user.id, newEmail);
  const { email: to, language, firstName: name } = user;
  await queueMail(trx, emailChangedMail.to({ email: to, language }, { name, newEmail }));
}
