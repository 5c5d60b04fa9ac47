import { KontorError } from '@kontor/server';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { checkPassword } from '../password/check-password.ts';
import { carrySessions } from '../sign-in/carry-sessions.ts';
import { signedIn } from '../sign-in/who.ts';

/** What an authenticator app is given, and the codes to use when it is lost. */
export interface SecondFactorSetUp {
  /** `otpauth://totp/…` with the secret. */
  address: string;
  recoveryCodes: string[];
}

/**
 * Makes a secret for an authenticator app. It is asked for only after `confirmSecondFactor`.
 * @throws Unauthorized, TooManyRequests, Conflict when there is a second factor already
 */
export async function beginSecondFactor(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<SecondFactorSetUp> {
  const { user } = await signedIn(context, visit);
  await checkPassword(context, visit, user, password);
  try {
    const made = await context.auth.api.enableTwoFactor({ body: { password }, headers: visit.headers });
    if (made.method !== 'totp') throw new Error('No secret for an authenticator app was made.');
    return { address: made.totpURI, recoveryCodes: made.backupCodes };
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
    throw new KontorError('Conflict', 'There is a second factor already.');
  }
}

/**
 * Turns the second factor on with a first code of the app; returns the cookies of the browser's new login.
 * @throws Unauthorized for a wrong code
 */
export async function confirmSecondFactor(
  context: Context,
  visit: Visit,
  { code }: { code: string },
): Promise<string[]> {
  const { user, loginID } = await signedIn(context, visit);
  try {
    return await carrySessions(context, visit, loginID, async (trx) => {
      const { headers } = await context.auth.api.verifyTOTP({
        body: { code: code.replaceAll(/\s/g, '') },
        headers: visit.headers,
        returnHeaders: true,
      });
      const { email: to, language, firstName: name } = user;
      await queueMail(trx, { to, language, template: 'second-factor-changed', data: { name, change: 'on' } });
      return headers.getSetCookie();
    });
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
    throw new KontorError('Unauthorized', 'The code is wrong.');
  }
}

/** Turns the second factor off; returns the cookies of the browser's new login. @throws Unauthorized, TooManyRequests */
export async function endSecondFactor(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<string[]> {
  const { user, loginID } = await signedIn(context, visit);
  await checkPassword(context, visit, user, password);
  return carrySessions(context, visit, loginID, async (trx) => {
    const { headers } = await context.auth.api.disableTwoFactor({
      body: { password },
      headers: visit.headers,
      returnHeaders: true,
    });
    const { email: to, language, firstName: name } = user;
    await queueMail(trx, { to, language, template: 'second-factor-changed', data: { name, change: 'off' } });
    return headers.getSetCookie();
  });
}

/** New recovery codes in place of the old ones. @throws Unauthorized, TooManyRequests, NotFound without a second factor */
export async function renewRecoveryCodes(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<string[]> {
  const { user } = await signedIn(context, visit);
  await checkPassword(context, visit, user, password);
  if (!user.twoFactorEnabled) throw new KontorError('NotFound', 'There is no second factor.');
  return context.joining.together(context.db, async (trx) => {
    const { backupCodes } = await context.auth.api.generateBackupCodes({
      body: { password },
      headers: visit.headers,
    });
    const { email: to, language, firstName: name } = user;
    await queueMail(trx, {
      to,
      language,
      template: 'second-factor-changed',
      data: { name, change: 'codes' },
    });
    return backupCodes;
  });
}
