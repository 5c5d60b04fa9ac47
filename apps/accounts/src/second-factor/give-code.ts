import { KontorError } from '@kontor/server';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { challengeAlone } from './challenge.ts';
import { lockout, lockSecondFactor, type SecondFactor } from './queries.ts';
import { hashTypedCode, readHashes } from './recovery-code.ts';
import { takeTotpStep } from './totp-step.ts';

type Outcome = { cookies: string[] } | { refusal: string };

/**
 * The second step of signing in: a code of the authenticator app, or a recovery code; each counts once. Returns the cookies
 * of the login. Five wrong codes end the attempt, ten in a row lock the second factor for a quarter of an hour, over attempts.
 * @throws Unauthorized for a wrong code, SessionError when the password has to be given again, TooManyRequests
 */
export async function giveCode(context: Context, visit: Visit, input: { code: string }): Promise<string[]> {
  const code = input.code.replaceAll(/\s/g, '');
  const headers = challengeAlone(visit.headers);
  const { userID } = await context.auth.api.findChallenged({ headers });
  if (userID === undefined) throw logInAgain();
  // A refusal is no error in here: what it counted is to stay.
  const outcome = await context.joining.together(context.db, async (trx): Promise<Outcome> => {
    const here = { ...context, db: trx };
    const isTotp = /^\d{6}$/.test(code);
    try {
      // Codes of one person are looked at one after the other.
      const factor = await lockSecondFactor(trx, userID);
      const given = await (isTotp
        ? verifyTotp(here, headers, factor, code)
        : verifyRecovery(here, headers, factor, code));
      const method = isTotp ? 'second-factor' : 'recovery-code';
      await recordEvent(here, visit, { userID, kind: 'login', details: { with: method } });
      return { cookies: given.headers.getSetCookie() };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      if (isWrong(refusal)) {
        const details = { with: isTotp ? 'second-factor' : 'recovery-code' } as const;
        await recordEvent(here, visit, { userID, kind: 'second-factor-failed', details });
      } else if (refusal === locked) {
        await recordEvent(here, visit, { userID, kind: 'second-factor-refused' });
      }
      return { refusal };
    }
  });
  if ('cookies' in outcome) return outcome.cookies;
  if (isWrong(outcome.refusal)) throw new KontorError('Unauthorized', 'The code is wrong.');
  if (outcome.refusal === locked) {
    throw new KontorError('TooManyRequests', 'Too many attempts. Try again later.', {
      retryAfter: lockout.seconds,
    });
  }
  throw logInAgain();
}

const locked = 'ACCOUNT_TEMPORARILY_LOCKED';

function isWrong(refusal: string): boolean {
  return refusal === 'INVALID_CODE' || refusal === 'INVALID_BACKUP_CODE';
}

/** A code that was taken before is no code any more: better-auth is given one that cannot be right, and counts it. */
async function verifyTotp(
  context: Context,
  headers: Headers,
  factor: SecondFactor | undefined,
  code: string,
) {
  const isLookedAt = factor?.isOn === true && factor.lockedSeconds === 0;
  const isNew = isLookedAt && (await takeTotpStep(context, context.db, factor, code));
  return context.auth.api.verifyTOTP({ body: { code: isNew ? code : '' }, headers, returnHeaders: true });
}

/** better-auth counts each code that is not stored as a wrong one, so it is handed one form of what was typed. */
async function verifyRecovery(
  { auth, settings: { ACCOUNTS_SECRET: secret } }: Context,
  headers: Headers,
  factor: SecondFactor | undefined,
  code: string,
) {
  const isLookedAt = factor !== undefined && factor.lockedSeconds === 0;
  const hashes = isLookedAt ? await readHashes(secret, factor.recoveryCodes) : [];
  const hash = hashTypedCode(secret, code, hashes);
  return auth.api.verifyBackupCode({ body: { code: hash }, headers, returnHeaders: true });
}

function logInAgain(): KontorError {
  return new KontorError('SessionError', 'Log in again.');
}
