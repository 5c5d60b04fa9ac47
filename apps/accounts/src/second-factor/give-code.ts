import { KontorError } from '@kontor/server';
import { refusalOf } from '../api-error.ts';
import type { Context, Visit } from '../context.ts';

/**
 * The second step of signing in: a code of the authenticator app, or a recovery code, which counts once. Returns the
 * cookies of the login. Five wrong codes end the attempt, ten in a row lock the second factor for a quarter of an hour.
 * @throws Unauthorized for a wrong code, SessionError when the password has to be given again, TooManyRequests
 */
export async function giveCode({ auth }: Context, visit: Visit, input: { code: string }): Promise<string[]> {
  const code = input.code.replaceAll(/\s/g, '');
  const request = { body: { code }, headers: visit.headers, returnHeaders: true } as const;
  try {
    const isTotp = /^\d{6}$/.test(code);
    const { headers } = await (isTotp ? auth.api.verifyTOTP(request) : auth.api.verifyBackupCode(request));
    return headers.getSetCookie();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    if (refusal === 'INVALID_CODE' || refusal === 'INVALID_BACKUP_CODE') {
      throw new KontorError('Unauthorized', 'The code is wrong.');
    }
    if (refusal === 'ACCOUNT_TEMPORARILY_LOCKED') {
      throw new KontorError('TooManyRequests', 'There were too many attempts. Try again later.', {
        retryAfter: 900,
      });
    }
    throw new KontorError('SessionError', 'Log in again.');
  }
}
