import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';

const noun = 'session';

/** The header every call carries the token in; on `refresh-token` it carries the refresh token (checklist 259, 281). */
export const sessionHeader = 'wbn-auth';

/** Checklist 281: expiry as epoch seconds; browsers keep it in milliseconds. */
export const SessionTokens = Type.Object({
  token: Type.String({ description: 'Signed access token, 15 minutes' }),
  tokenExpire: Type.Integer({ description: 'Epoch seconds' }),
  refreshToken: Type.String({ description: 'Opaque, 30 days, for one use' }),
  refreshTokenExpire: Type.Integer({ description: 'Epoch seconds' }),
});
export type SessionTokens = Static<typeof SessionTokens>;

// The calls of the account service, on its own origin and without a version in the path.

export const getSession = defineCall({
  name: 'getSession',
  method: 'POST',
  path: 'get-session',
  access: 'anyone',
  summary: 'Turns the one-time code that came back from signing in (60 s, single use) into a session',
  noun,
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 256 }) }),
  data: SessionTokens,
  errors: ['SessionError'],
});

export const refreshSession = defineCall({
  name: 'refreshSession',
  method: 'POST',
  path: 'refresh-token',
  access: 'anyone',
  summary:
    'New tokens for a refresh token; the old one counts for 10 s more, after that its use ends the session',
  noun,
  data: SessionTokens,
  errors: ['TokenNotFound', 'TokenExpiredError', 'SessionError'],
});

export const endSession = defineCall({
  name: 'endSession',
  method: 'POST',
  path: 'logout',
  access: 'anyone',
  summary: 'Ends the session of the token, here and everywhere it is used; ending twice is no error',
  noun,
  data: Type.Object({ ended: Type.Boolean() }),
});

export const checkToken = defineCall({
  name: 'checkToken',
  method: 'GET',
  path: 'check-token',
  access: 'anyone',
  summary: 'Whether the token is valid now, and whose it is',
  noun,
  data: Type.Object({ userID: Uuid, tokenExpire: Type.Integer({ description: 'Epoch seconds' }) }),
  errors: ['JsonWebTokenError', 'TokenNotFound', 'TokenExpiredError', 'SessionError'],
});

/** All calls of the account service. */
export const accountCalls = [getSession, refreshSession, endSession, checkToken] as const;
