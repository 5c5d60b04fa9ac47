import { inTransaction } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import { storePassword } from '../account/credentials.ts';
import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { endLogins } from '../session/logins.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { passwordChangedMail } from './mails.ts';
import { requireStrong } from './strong-password.ts';

/**
 * Changes the password and ends every session but this one. Returns the cookie by which this browser stays known to the
 * account. @throws Unauthorized, BadRequest, TooManyRequests, Unavailable
 */
export async function changePassword(
  context: Context,
  visit: Visit,
  input: { password: string; newPassword: string },
): Promise<string[]> {
  const { account, loginID } = await signedIn(context, visit);
  await checkPassword(context, visit, account, input.password);
  if (input.newPassword === input.password) {
    const issues = [issueAt('newPassword', { code: 'asBefore' })];
    throw new KontorError('BadRequest', 'The password is the same as before.', { issues });
  }
  await requireStrong(context, input.newPassword, account, 'newPassword');
  const hash = await hashPassword(input.newPassword, context.settings.PASSWORD_COST);
  await inTransaction(context.db, async (trx) => {
    await storePassword(trx, account.id, hash);
    await endLogins(trx, account.id, loginID);
    const { email: to, language, firstName: name } = account;
    const link = pageLink(context.settings, 'forgotten-password', language, {});
    const securityLink = pageLink(context.settings, 'security', language, {});
    await queueMail(trx, passwordChangedMail.to({ email: to, language }, { name, link, securityLink }));
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'password-changed' });
  });
  return rememberDevice(context, visit, account.id);
}
