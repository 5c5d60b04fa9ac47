import { KontorError } from '@kontor/server';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { algorithm } from '../key/rotate-keys.ts';
import { accessSeconds } from './lifetimes.ts';

/** Whom access tokens are for. */
const audience = 'kontor';
/** What an access token says. */
export interface AccessToken {
  userID: string;
  familyID: string;
  /** Epoch seconds. */
  expires: number;
}

/** A session, and when it ends however much it is used. */
export interface SessionFamily {
  id: string;
  ends: Date;
}

/** Signs who somebody is, for 15 minutes, or until the session ends. */
export async function signAccessToken(
  { keys, settings }: Pick<Context, 'keys' | 'settings'>,
  account: Account,
  family: SessionFamily,
): Promise<{ token: string; expires: number }> {
  const { id, key } = keys.current();
  const now = Math.floor(Date.now() / 1_000);
  const expires = Math.min(now + accessSeconds, Math.floor(family.ends.getTime() / 1_000));
  const token = await new SignJWT({
    sid: family.id,
    given_name: account.firstName,
    family_name: account.lastName,
  })
    .setProtectedHeader({ alg: algorithm, kid: id })
    .setIssuer(settings.ACCOUNTS_ORIGIN)
    .setAudience(audience)
    .setSubject(account.id)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(key);
  return { token, expires };
}

/**
 * Reads an access token of ours. @throws TokenNotFound without one, TokenExpiredError for one that was good, otherwise
 * JsonWebTokenError (checklist 311, 312)
 */
export async function readAccessToken(
  { keys, settings }: Pick<Context, 'keys' | 'settings'>,
  token: string | undefined,
  { evenExpired = false } = {},
): Promise<AccessToken> {
  if (!token) throw new KontorError('TokenNotFound', 'No token was sent.');
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.find(kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [algorithm],
        issuer: settings.ACCOUNTS_ORIGIN,
        audience,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        // Its other claims are checked all the same.
        ...(evenExpired ? { currentDate: new Date(0) } : {}),
      },
    );
    const { sub, sid, exp } = payload;
    if (!isUuid(sub) || !isUuid(sid) || typeof exp !== 'number') throw forged();
    return { userID: sub, familyID: sid, expires: exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new KontorError('TokenExpiredError', 'The token has expired.');
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw forged();
    throw error;
  }
}

function forged(): KontorError {
  return new KontorError('JsonWebTokenError', 'This is not a token of ours.');
}
