import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { readAccessToken } from './access-token.ts';
import { findFamily } from './families.ts';

/** Whose token it is and until when. @throws the four names a token is refused with (checklist 311, 312) */
export async function checkToken(
  context: Context,
  token: string | undefined,
): Promise<{ userID: string; tokenExpire: number }> {
  const { userID, familyID, expires } = await readAccessToken(context, token);
  const family = await findFamily(context.db, familyID);
  if (!family || family.revoked_at)
    throw new KontorError('SessionError', 'This session has ended. Log in again.');
  return { userID, tokenExpire: expires };
}
