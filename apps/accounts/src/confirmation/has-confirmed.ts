import type { Context, Visit } from '../context.ts';
import { isConfirmed } from '../session/logins.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { freshSeconds } from './fresh-seconds.ts';

/** Whether who is signed in may do what needs a fresh confirmation, without another one. @throws Unauthorized */
export async function hasConfirmed(context: Context, visit: Visit): Promise<boolean> {
  const { loginID } = await signedIn(context, visit);
  return isConfirmed(context.db, loginID, freshSeconds);
}
