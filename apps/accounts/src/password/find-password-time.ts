import { findPasswordTime as readPasswordTime } from '../account/credentials.ts';
import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/signed-in.ts';

/** When the password was chosen. @throws Unauthorized */
export async function findPasswordTime(context: Context, visit: Visit): Promise<Date | undefined> {
  const { account } = await signedIn(context, visit);
  return readPasswordTime(context.db, account.id);
}
