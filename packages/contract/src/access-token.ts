import { type Static, Type } from 'typebox';
import { accountLimits } from './account-limits.ts';
import { Uuid } from './field.ts';

/** The one algorithm access tokens are signed with; a token that names another is forged. */
export const tokenAlgorithm = 'EdDSA';

/** `aud` of access tokens. `iss` is the account service's public origin. */
export const tokenAudience = 'kontor';

/** Where the account service publishes the keys that verify access tokens, by their `kid`. */
export const publishedKeysPath = '/.well-known/jwks.json';

/** What an access token says beside `iss`, `aud`, `iat` and `exp`. */
export const AccessClaims = Type.Object({
  sub: Type.Intersect([Uuid], { description: "The person's id" }),
  sid: Type.Intersect([Uuid], { description: 'The session: the family the token belongs to' }),
  given_name: Type.String({ minLength: 1, maxLength: accountLimits.name }),
  family_name: Type.String({ minLength: 1, maxLength: accountLimits.name }),
});
export type AccessClaims = Static<typeof AccessClaims>;
