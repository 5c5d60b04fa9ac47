import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { checkPassword } from '../password/check-password.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { carrySessions } from '../sign-in/carry-sessions.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { secondFactorChangedMail } from './mails.ts';

/** Turns the second factor off; returns the cookies of the browser's new login. @throws Unauthorized, TooManyRequests */
export async function endSecondFactor(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<string[]> {
  const { account, loginID } = await signedIn(context, visit);
  await checkPassword(context, visit, account, password);
  return carrySessions(context, visit, loginID, async (trx) => {
    const { headers } = await context.auth.api.disableTwoFactor({
      body: { password },
      headers: visit.headers,
      returnHeaders: true,
    });
    const { email: to, language, firstName: name } = account;
    const link = pageLink(context.settings, 'security', language, {});
    await queueMail(trx, secondFactorChangedMail.to({ email: to, language }, { name, change: 'off', link }));
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'second-factor-off' });
    return headers.getSetCookie();
  });
}
