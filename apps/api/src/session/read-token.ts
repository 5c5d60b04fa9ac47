import { AccessClaims, tokenAlgorithm, tokenAudience } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Check } from 'typebox/schema';

export interface ReadToken extends AccessClaims {
  /** When it expires, in epoch seconds. */
  exp: number;
}

/** Far above what the account service signs. */
const longest = 4_096;

/**
 * Who a token says it is for, after its signature, algorithm, issuer, audience and expiry were checked.
 * @throws TokenExpiredError for one that was good, JsonWebTokenError for one that never was (checklist 311, 312),
 * Unavailable while the keys cannot be had
 */
export async function readToken(token: string, key: JWTVerifyGetKey, issuer: string): Promise<ReadToken> {
  if (token.length > longest) throw notOurs();
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [tokenAlgorithm],
      issuer,
      audience: tokenAudience,
      requiredClaims: ['iat', 'exp'],
    });
    const { exp } = payload;
    if (exp === undefined || !Check(AccessClaims, payload)) throw notOurs();
    return { ...payload, exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw expired();
    if (error instanceof errors.JOSEError) throw notOurs();
    throw error;
  }
}

export function expired(): KontorError {
  return new KontorError('TokenExpiredError', 'The token has expired.');
}

function notOurs(): KontorError {
  return new KontorError('JsonWebTokenError', 'This is not a token of ours.');
}
