import { KontorError } from '@kontor/server';
import { findPasswordHash, type User } from '../account/queries.ts';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { beginAttempt, forgetAttempts } from '../sign-in/attempts.ts';
import { isPassword } from './hash-password.ts';

/**
 * Makes sure that who is signed in knows the password, before anything that could lock them out. Counts like a login.
 * @throws Unauthorized, TooManyRequests
 */
export async function checkPassword(
  context: Context,
  visit: Visit,
  user: User,
  password: string,
): Promise<void> {
  await beginAttempt(context, visit, user.email);
  const hash = await findPasswordHash(context.db, user.id);
  if (!hash || !(await isPassword(password, hash))) {
    await recordEvent(context, visit, { userID: user.id, kind: 'password-wrong' });
    throw new KontorError('Unauthorized', 'The password is wrong.');
  }
  await forgetAttempts(context, visit, user.email);
}
