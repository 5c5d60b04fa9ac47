import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { maxNameLength } from './passkey-limits.ts';

/** What a browser sends when a passkey was made. */
export interface RegistrationBody {
  response: RegistrationResponseJSON;
  name?: string;
}

/** What a browser sends when a passkey was used. */
export interface AuthenticationBody {
  response: AuthenticationResponseJSON;
}

/** Bytes of a whole body: attestations with certificates have some thousand. */
export const maxBodyBytes = 64 * 1_024;

const base64url = (maxLength: number) => ({ type: 'string', maxLength, pattern: '^[A-Za-z0-9_-]+={0,2}$' });
/** A credential's id has at most 1,023 bytes (WebAuthn, 5.8.3). */
const id = base64url(1_364);
const clientDataJSON = base64url(8_192);
const authenticatorData = base64url(16_384);
/** Results of extensions are not looked at. */
const clientExtensionResults = { type: 'object', maxProperties: 20 };
const attachment = { type: 'string', maxLength: 32 };
const type = { const: 'public-key' };

/** Fields a browser may add one day are bounded by the size of the body, and not handed on. */
function credential(response: object) {
  return {
    type: 'object',
    required: ['id', 'rawId', 'type', 'response'],
    properties: {
      id,
      rawId: id,
      type,
      clientExtensionResults,
      authenticatorAttachment: attachment,
      response,
    },
  };
}

export const registrationBody = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: {
    // Before it is trimmed.
    name: { type: 'string', maxLength: 4 * maxNameLength },
    response: credential({
      type: 'object',
      required: ['clientDataJSON', 'attestationObject'],
      properties: {
        clientDataJSON,
        attestationObject: base64url(49_152),
        transports: { type: 'array', maxItems: 10, items: { type: 'string', pattern: '^[a-z-]{1,20}$' } },
      },
    }),
  },
};

export const authenticationBody = {
  type: 'object',
  required: ['response'],
  additionalProperties: false,
  properties: {
    response: credential({
      type: 'object',
      required: ['clientDataJSON', 'authenticatorData', 'signature'],
      properties: {
        clientDataJSON,
        authenticatorData,
        signature: base64url(4_096),
        userHandle: { anyOf: [base64url(128), { const: '' }, { type: 'null' }] },
      },
    }),
  },
};
