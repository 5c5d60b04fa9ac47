import { inTransaction } from '@kontor/database';
import { confirmEmail } from '../account/accounts.ts';
import { storePassword } from '../account/credentials.ts';
import type { Context, Visit } from '../context.ts';
import { linkGone } from '../link/link-gone.ts';
import { redeemLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { deletePasskeys } from '../passkey/delete-passkeys.ts';
import { passkeyChangedMail } from '../passkey/mails.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { endLogins } from '../session/logins.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { forgetSignInAttempts } from '../sign-in/sign-in-attempt.ts';
import { findPasswordLink } from './find-password-link.ts';
import { hashPassword } from './hash-password.ts';
import { passwordChangedMail } from './mails.ts';
import { requireStrong } from './strong-password.ts';

/**
 * Sets the password of the account a link was mailed to, which confirms the address as well, and ends every session: whoever
 * was in is out. `removePasskeys` takes away the other way in. Returns the cookie by which this browser is known to the
 * account: whoever reads its mail may log in, whatever others do. @throws NotFound, BadRequest, TooManyRequests, Unavailable
 */
export async function choosePassword(
  context: Context,
  visit: Visit,
  input: { token: string; password: string; removePasskeys?: boolean },
): Promise<string[]> {
  const account = await findPasswordLink(context, input.token);
  await requireStrong(context, input.password, account);
  const hash = await hashPassword(input.password, context.settings.PASSWORD_COST);
  await inTransaction(context.db, async (trx) => {
    if (!(await redeemLink(trx, input.token, 'new-password'))) throw linkGone();
    await storePassword(trx, account.id, hash);
    await confirmEmail(trx, account.id);
    await endLogins(trx, account.id);
    const { email: to, language, firstName: name } = account;
    const link = pageLink(context.settings, 'forgotten-password', language, {});
    const securityLink = pageLink(context.settings, 'security', language, {});
    if (account.emailConfirmed)
      await queueMail(trx, passwordChangedMail.to({ email: to, language }, { name, link, securityLink }));
    const passkeysRemoved = input.removePasskeys ? await deletePasskeys(trx, account.id) : 0;
    if (passkeysRemoved > 0)
      await queueMail(
        trx,
        passkeyChangedMail.to({ email: to, language }, { name, change: 'removed', link: securityLink }),
      );
    const details = { passkeysRemoved };
    await recordEvent({ ...context, db: trx }, visit, {
      userID: account.id,
      kind: 'password-reset',
      details,
    });
  });
  await forgetSignInAttempts(context, visit, account.email);
  return rememberDevice(context, visit, account.id);
}
