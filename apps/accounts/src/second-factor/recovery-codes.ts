import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/who.ts';
import { confirmSecondFactor } from './set-up.ts';

/** How many recovery codes are left; 0 without a second factor. @throws Unauthorized */
export async function countRecoveryCodes(context: Context, visit: Visit): Promise<number> {
  const { user } = await signedIn(context, visit);
  return user.twoFactorEnabled ? (await codesOf(context, user.id)).length : 0;
}

/**
 * Turns the second factor on as `confirmSecondFactor` does, and gives the recovery codes that were made with it: they are
 * worth keeping from then on.
 */
export async function finishSecondFactor(
  context: Context,
  visit: Visit,
  input: { code: string },
): Promise<{ cookies: string[]; recoveryCodes: string[] }> {
  const { user } = await signedIn(context, visit);
  const cookies = await confirmSecondFactor(context, visit, input);
  return { cookies, recoveryCodes: await codesOf(context, user.id) };
}

async function codesOf({ auth }: Context, userId: string): Promise<string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}
