import type { SessionTokens } from '@kontor/contract';
import type { Account } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { type SessionFamily, signAccessToken } from './access-token.ts';

/** The four values of a session (checklist 281) around a refresh token that is stored. */
export async function issueTokens(
  context: Context,
  account: Account,
  family: SessionFamily,
  refresh: { token: string; expires: Date },
): Promise<SessionTokens> {
  const { token, expires } = await signAccessToken(context, account, family);
  return {
    token,
    tokenExpire: expires,
    refreshToken: refresh.token,
    refreshTokenExpire: Math.floor(refresh.expires.getTime() / 1_000),
  };
}
