import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { carrySessions } from '../sign-in/carry-sessions.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { secondFactorChangedMail } from './mails.ts';
import { countWrongCode, lockSecondFactor, storeRecoveryCodes } from './queries.ts';
import { makeRecoveryCodes } from './recovery-code.ts';
import { takeTotpStep } from './totp-step.ts';

/**
 * Turns the second factor on with a first code of the app. Returns the cookies of the browser's new login, and the recovery
 * codes: they are made here, shown once, and stored as hashes.
 * @throws Unauthorized for a wrong code, TooManyRequests, Conflict when the second factor is on already
 */
export async function confirmSecondFactor(
  context: Context,
  visit: Visit,
  input: { code: string },
): Promise<{ cookies: string[]; recoveryCodes: string[] }> {
  const { account, loginID } = await signedIn(context, visit);
  const code = input.code.replaceAll(/\s/g, '');
  // In a transaction of its own, so that a wrong code stays counted.
  if (!(await takeFirstCode(context, account.id, code))) throw wrong();
  const { codes, stored } = makeRecoveryCodes(context.settings.ACCOUNTS_SECRET);
  const cookies = await carrySessions(context, visit, loginID, async (trx) => {
    if ((await lockSecondFactor(trx, account.id))?.isOn !== false) throw isOnAlready();
    const made = await verify(context, visit, code);
    await storeRecoveryCodes(trx, account.id, stored);
    const { email: to, language, firstName: name } = account;
    const link = pageLink(context.settings, 'security', language, {});
    await queueMail(trx, secondFactorChangedMail.to({ email: to, language }, { name, change: 'on', link }));
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'second-factor-on' });
    return made;
  });
  return { cookies, recoveryCodes: codes };
}

async function verify({ auth }: Context, { headers: sent }: Visit, code: string): Promise<string[]> {
  try {
    const { headers } = await auth.api.verifyTOTP({ body: { code }, headers: sent, returnHeaders: true });
    return headers.getSetCookie();
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
    throw wrong();
  }
}

function takeFirstCode(context: Context, userID: string, code: string): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const factor = await lockSecondFactor(trx, userID);
    if (!factor) return false;
    if (factor.isOn) throw isOnAlready();
    if (factor.lockedSeconds > 0) {
      throw new KontorError('TooManyRequests', 'Too many attempts. Try again later.', {
        retryAfter: factor.lockedSeconds,
      });
    }
    const isTaken = await takeTotpStep(context, trx, factor, code);
    if (!isTaken) await countWrongCode(trx, userID);
    return isTaken;
  });
}

function wrong(): KontorError {
  return new KontorError('Unauthorized', 'The code is wrong.');
}

function isOnAlready(): KontorError {
  return new KontorError('Conflict', 'There is already a second factor.');
}
