import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { checkPassword } from '../password/check-password.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { secondFactorChangedMail } from './mails.ts';
import { lockSecondFactor, storeRecoveryCodes } from './queries.ts';
import { makeRecoveryCodes } from './recovery-code.ts';

/**
 * New recovery codes in place of the old ones; they are shown once, and stored as hashes.
 * @throws Unauthorized, TooManyRequests, NotFound without a second factor
 */
export async function renewRecoveryCodes(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<string[]> {
  const { account } = await signedIn(context, visit);
  await checkPassword(context, visit, account, password);
  const { codes, stored } = makeRecoveryCodes(context.settings.ACCOUNTS_SECRET);
  await inTransaction(context.db, async (trx) => {
    if (!(await lockSecondFactor(trx, account.id))?.isOn)
      throw new KontorError('NotFound', 'There is no second factor.');
    await storeRecoveryCodes(trx, account.id, stored);
    const { email: to, language, firstName: name } = account;
    const link = pageLink(context.settings, 'security', language, {});
    const data = { name, change: 'codes', link } as const;
    await queueMail(trx, secondFactorChangedMail.to({ email: to, language }, data));
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'recovery-codes-renewed' });
  });
  return codes;
}
