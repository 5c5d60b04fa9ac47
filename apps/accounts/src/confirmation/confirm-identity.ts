import type { Context, Visit } from '../context.ts';
import { checkPassword } from '../password/check-password.ts';
import { storeConfirmation } from '../session/logins.ts';
import { signedIn } from '../sign-in/signed-in.ts';

/** Takes the password again, which is good for some minutes in this login. @throws Unauthorized, TooManyRequests */
export async function confirmIdentity(
  context: Context,
  visit: Visit,
  { password }: { password: string },
): Promise<void> {
  const { account, loginID } = await signedIn(context, visit);
  await checkPassword(context, visit, account, password);
  await storeConfirmation(context.db, loginID);
}
