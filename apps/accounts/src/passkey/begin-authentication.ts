import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { Context, Visit } from '../context.ts';
import type { Asked } from './begin-registration.ts';

/** Asks a browser for a passkey: any of this address, or one of whom is logged in. */
export async function beginAuthentication(
  { auth }: Context,
  visit: Visit,
): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
  const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: visit.headers,
    returnHeaders: true,
  });
  return { options: response, cookies: headers.getSetCookie() };
}
