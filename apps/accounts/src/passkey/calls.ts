import { defineCall } from '@kontor/contract';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { Type } from 'typebox';
import { AuthenticationBody, RegistrationBody } from './ceremony-bodies.ts';

// The ceremonies of passkeys, which a script of a page performs with the browser. better-auth verifies them; over HTTP nothing
// of it can be reached.

const ceremony = { noun: 'passkey', access: 'anyone', isForOwnPages: true } as const;
/** Nobody but the cookies of the ceremony says more than that it ended well. */
const done = Type.Object({ done: Type.Literal(true) });

export const getRegistrationOptions = defineCall({
  ...ceremony,
  name: 'getRegistrationOptions',
  method: 'GET',
  limit: 'read',
  path: 'auth/passkey/generate-register-options',
  summary: 'What a browser needs to make a passkey for who is logged in (WebAuthn, creation options)',
  data: Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>({}),
  errors: ['Unauthorized', 'Forbidden', 'Conflict'],
});

export const registerPasskey = defineCall({
  ...ceremony,
  name: 'registerPasskey',
  method: 'POST',
  limit: 'write',
  path: 'auth/passkey/verify-registration',
  summary: 'Adds the passkey a browser has made',
  body: RegistrationBody,
  data: done,
  errors: ['Unauthorized', 'Forbidden', 'Conflict'],
});

export const getAuthenticationOptions = defineCall({
  ...ceremony,
  name: 'getAuthenticationOptions',
  method: 'GET',
  limit: 'read',
  path: 'auth/passkey/generate-authenticate-options',
  summary: 'What a browser needs to use a passkey (WebAuthn, request options)',
  data: Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>({}),
});

export const logInWithPasskey = defineCall({
  ...ceremony,
  name: 'logInWithPasskey',
  method: 'POST',
  limit: 'write',
  path: 'auth/passkey/verify-authentication',
  summary: 'Logs in with the passkey a browser has used',
  body: AuthenticationBody,
  data: done,
  errors: ['Unauthorized'],
});
