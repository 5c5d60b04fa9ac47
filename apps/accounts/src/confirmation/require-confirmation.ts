import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { isConfirmed } from '../session/logins.ts';
import type { SignedIn } from '../sign-in/who.ts';
import { freshSeconds } from './fresh-seconds.ts';

/**
 * Makes sure that whoever uses this login has shown who they are within the last minutes: by logging in, with whatever they
 * log in with, or by the password again. `allowance` is how many seconds more what they began may take.
 * @throws Forbidden
 */
export async function requireConfirmation(
  { db }: Pick<Context, 'db'>,
  { loginID }: Pick<SignedIn, 'loginID'>,
  allowance = 0,
): Promise<void> {
  if (await isConfirmed(db, loginID, freshSeconds + allowance)) return;
  throw new KontorError('Forbidden', 'Confirm it is you first.');
}
