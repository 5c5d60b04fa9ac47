import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { type Static, type TObject, Type } from 'typebox';
import { maxNameLength } from './passkey-limits.ts';

const base64url = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]+={0,2}$' });
/** A credential's id has at most 1,023 bytes (WebAuthn, 5.8.3). */
const id = base64url(1_364);
const clientDataJSON = base64url(8_192);
const authenticatorData = base64url(16_384);

/** Fields a browser may add one day are bounded by the size of the body, and not handed on. */
function credential<Credential>(response: TObject) {
  return Type.Unsafe<Credential>(
    Type.Object({
      id,
      rawId: id,
      type: Type.Literal('public-key'),
      // Results of extensions are not looked at.
      clientExtensionResults: Type.Optional(Type.Object({}, { maxProperties: 20 })),
      authenticatorAttachment: Type.Optional(Type.String({ maxLength: 32 })),
      response,
    }),
  );
}

/** What a browser sends when a passkey was made. */
export const RegistrationBody = Type.Object(
  {
    // Before it is trimmed.
    name: Type.Optional(Type.String({ maxLength: 4 * maxNameLength })),
    response: credential<RegistrationResponseJSON>(
      Type.Object({
        clientDataJSON,
        attestationObject: base64url(49_152),
        transports: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 })),
      }),
    ),
  },
  { additionalProperties: false },
);
export type RegistrationBody = Static<typeof RegistrationBody>;

/** What a browser sends when a passkey was used. */
export const AuthenticationBody = Type.Object(
  {
    response: credential<AuthenticationResponseJSON>(
      Type.Object({
        clientDataJSON,
        authenticatorData,
        signature: base64url(4_096),
        userHandle: Type.Optional(Type.Union([base64url(128), Type.Literal(''), Type.Null()])),
      }),
    ),
  },
  { additionalProperties: false },
);
export type AuthenticationBody = Static<typeof AuthenticationBody>;
