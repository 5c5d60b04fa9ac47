import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { type AccessToken, readAccessToken } from './access-token.ts';
import { findFamily, revokeFamily } from './families.ts';
import { deleteLogin } from './logins.ts';

/**
 * Ends the session of a token, which may have expired, and the login it came from, so that the next login asks for the
 * password (checklist 282). Resolves with whether there was one to end.
 */
export async function endSession(context: Context, token: string | undefined): Promise<boolean> {
  const read = await readTolerantly(context, token);
  if (!read) return false;
  return inTransaction(context.db, async (trx) => {
    const family = await findFamily(trx, read.familyID);
    if (!family || family.revoked_at) return false;
    if (family.login_id) await deleteLogin(trx, family.login_id);
    await revokeFamily(trx, family.id);
    return true;
  });
}

async function readTolerantly(context: Context, token: string | undefined): Promise<AccessToken | undefined> {
  try {
    return await readAccessToken(context, token, { evenExpired: true });
  } catch (error) {
    if (error instanceof KontorError) return undefined;
    throw error;
  }
}
