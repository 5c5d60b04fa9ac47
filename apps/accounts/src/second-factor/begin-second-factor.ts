import { KontorError } from '@kontor/server';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';
import { checkPassword } from '../password/check-password.ts';
import { signedIn } from '../sign-in/signed-in.ts';

/**
 * Makes a secret for an authenticator app: `otpauth://totp/…`. It is asked for only after `confirmSecondFactor`.
 * @throws Unauthorized, TooManyRequests, Conflict when there is a second factor already
 */
export async function beginSecondFactor(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<{ address: string }> {
  const { account } = await signedIn(context, visit);
  await checkPassword(context, visit, account, password);
  try {
    const made = await context.auth.api.enableTwoFactor({ body: { password }, headers: visit.headers });
    if (made.method !== 'totp') throw new Error('No secret for an authenticator app was made.');
    return { address: made.totpURI };
  } catch (error) {
    if (refusalOf(error) === undefined) throw error;
    throw new KontorError('Conflict', 'There is already a second factor.');
  }
}
