import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { findStoredCodes } from './queries.ts';
import { readHashes } from './recovery-code.ts';

/** How many recovery codes are left; 0 without a second factor. @throws Unauthorized */
export async function countRecoveryCodes(context: Context, visit: Visit): Promise<number> {
  const { account } = await signedIn(context, visit);
  const stored = account.twoFactorEnabled ? await findStoredCodes(context.db, account.id) : undefined;
  if (stored === undefined) return 0;
  return (await readHashes(context.settings.ACCOUNTS_SECRET, stored)).length;
}
