import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { Uuid } from './field.ts';

const session = { noun: 'session', access: 'anyone', isForOwnPages: true } as const;

/** Checklist 281: expiry as epoch seconds; browsers store it in milliseconds. */
export const SessionTokens = Type.Object({
  token: Type.String({ description: 'Signed access token, 15 minutes' }),
  tokenExpire: Type.Integer({ description: 'Epoch seconds' }),
  refreshToken: Type.String({ description: 'Opaque, 30 days, for one use' }),
  refreshTokenExpire: Type.Integer({ description: 'Epoch seconds' }),
});
export type SessionTokens = Static<typeof SessionTokens>;

// The calls of the account service, on its own origin and without a version in the path.

export const getSession = defineCall({
  ...session,
  name: 'getSession',
  method: 'POST',
  limit: 'write',
  path: 'get-session',
  summary: 'Turns the one-time code that came back from signing in (60 s, single use) into a session',
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 256 }) }),
  data: SessionTokens,
  errors: ['SessionError'],
});

export const refreshSession = defineCall({
  ...session,
  name: 'refreshSession',
  method: 'POST',
  limit: 'write',
  path: 'refresh-token',
  summary:
    'New tokens for a refresh token; the old one counts for 10 s more, after that its use ends the session',
  data: SessionTokens,
  errors: ['TokenNotFound', 'TokenExpiredError', 'SessionError'],
});

export const endSession = defineCall({
  ...session,
  name: 'endSession',
  method: 'POST',
  limit: 'write',
  path: 'logout',
  summary: 'Ends the session of the token, here and everywhere it is used; ending twice is no error',
  data: Type.Object({ ended: Type.Boolean() }),
});

export const checkToken = defineCall({
  ...session,
  name: 'checkToken',
  method: 'GET',
  limit: 'read',
  path: 'check-token',
  summary: 'Whether the token is valid now, and whose it is',
  data: Type.Object({ userID: Uuid, tokenExpire: Type.Integer({ description: 'Epoch seconds' }) }),
  errors: ['JsonWebTokenError', 'TokenNotFound', 'TokenExpiredError', 'SessionError'],
});

/** Sessions that were ended, for as long as an access token of theirs can be valid. */
export const Revocations = Type.Object({
  revocations: Type.Array(
    Type.Object({
      family: Type.Intersect([Uuid], { description: '`sid` of its tokens' }),
      at: Type.Integer({ description: 'When it was ended, in epoch seconds' }),
    }),
  ),
  next: Type.String({ description: 'What to ask for next time as `since`' }),
});
export type Revocations = Static<typeof Revocations>;

/** Of the account service. The api asks at its start and every 15 s. */
export const listRevocations = defineCall({
  name: 'listRevocations',
  method: 'GET',
  path: 'internal/revocations',
  access: 'services',
  noun: 'session',
  summary: 'Sessions ended since the answer that gave `since`; without it all that matter',
  query: Type.Object({ since: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) }),
  data: Revocations,
});
