import type { SessionTokens } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { findAccount } from '../account/accounts.ts';
import { loginSeconds } from '../auth.ts';
import type { Context } from '../context.ts';
import { hashToken, newToken } from '../secret.ts';
import { issueTokens } from './issue-tokens.ts';
import { refreshSeconds } from './lifetimes.ts';
import { extendLogin } from './logins.ts';
import { renewRefreshToken } from './queries.ts';

/** Seconds in which a used refresh token still gets new ones: tabs ask at once, and answers get lost. */
const grace = 10;

/**
 * New tokens for a refresh token, which counts once. One that comes back after the grace was copied by somebody: then
 * the whole family ends. @throws TokenNotFound, TokenExpiredError, SessionError
 */
export async function refreshSession(
  context: Context,
  refreshToken: string | undefined,
): Promise<SessionTokens> {
  if (!refreshToken) throw new KontorError('TokenNotFound', 'No refresh token was sent.');
  const { db } = context;
  const token = newToken();
  const renewal = await renewRefreshToken(db, hashToken(refreshToken), hashToken(token), {
    grace,
    seconds: refreshSeconds,
  });
  if (renewal.verdict === 'expired')
    throw new KontorError('TokenExpiredError', 'The refresh token has expired.');
  const account = renewal.verdict === 'renewed' ? await findAccount(db, renewal.userID) : undefined;
  if (renewal.verdict !== 'renewed' || !account) {
    throw new KontorError('SessionError', 'This session has ended. Log in again.');
  }
  if (renewal.loginID) await extendLogin(db, renewal.loginID, loginSeconds);
  const { familyID, expires, ends } = renewal;
  return issueTokens(context, account, { id: familyID, ends }, { token, expires });
}
