import { KontorError } from '@kontor/server';
import type { Account } from '../account/accounts.ts';
import { findPasswordHash } from '../account/credentials.ts';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { beginAttempt } from '../sign-in/attempts.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { inHashingTurn, isPassword } from './hash-password.ts';
import { longestPassword } from './password-length.ts';

/**
 * Makes sure that who is signed in knows the password, before anything that could lock them out. Counts by login, so that
 * it is nobody else who makes them wait. @throws Unauthorized, TooManyRequests, Unavailable
 */
export async function checkPassword(
  context: Context,
  visit: Visit,
  account: Account,
  password: string,
): Promise<void> {
  const { loginID } = await signedIn(context, visit);
  if (password.length > 4 * longestPassword) throw wrong();
  await inHashingTurn(async () => {
    const attempt = await beginAttempt(context, [['login', loginID]]);
    const hash = await findPasswordHash(context.db, account.id);
    if (!hash || !(await isPassword(password, hash))) {
      await recordEvent(context, visit, { userID: account.id, kind: 'password-wrong' });
      throw wrong();
    }
    await attempt.succeed();
  });
}

function wrong(): KontorError {
  return new KontorError('Unauthorized', 'The password is wrong.');
}
