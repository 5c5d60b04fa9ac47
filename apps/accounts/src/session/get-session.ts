import type { SessionTokens } from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { findAccount } from '../account/accounts.ts';
import type { Context, Visit } from '../context.ts';
import { hashToken, newToken } from '../secret.ts';
import { who } from '../sign-in/who.ts';
import { insertFamily } from './families.ts';
import { issueTokens } from './issue-tokens.ts';
import { refreshSeconds } from './lifetimes.ts';
import { findUserOfLogin } from './logins.ts';
import { insertRefreshToken, takeCode } from './queries.ts';
import { isSameSite } from './same-site.ts';

/**
 * Turns a one-time code into a session (checklist 268). Where portal and account service are one site, the browser has
 * to be the one that signed in, so that nobody can be signed in as somebody else by a link. @throws SessionError
 */
export async function getSession(context: Context, visit: Visit, code: string): Promise<SessionTokens> {
  const { db, settings } = context;
  const here = await who(context, visit);
  const mustBeHere = isSameSite(settings.PORTAL_ORIGIN, settings.ACCOUNTS_ORIGIN);
  const made = await inTransaction(db, async (trx) => {
    const taken = await takeCode(trx, hashToken(code));
    if (!taken?.is_valid) return undefined;
    if (mustBeHere ? here?.loginID !== taken.login_id : here && here.loginID !== taken.login_id)
      return undefined;
    const userID = await findUserOfLogin(trx, taken.login_id);
    const account = userID && (await findAccount(trx, userID));
    if (!account || account.deleteAfter) return undefined;
    const family = await insertFamily(trx, account.id, taken.login_id);
    const token = newToken();
    const expires = await insertRefreshToken(trx, hashToken(token), family.id, refreshSeconds);
    return { account, family, refresh: { token, expires } };
  });
  if (!made) throw new KontorError('SessionError', 'This code no longer works. Log in again.');
  return issueTokens(context, made.account, made.family, made.refresh);
}
