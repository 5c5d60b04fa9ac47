import { KontorError } from '@kontor/server';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { requireConfirmation } from '../confirmation/require-confirmation.ts';
import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { maxPasskeys } from './passkey-limits.ts';
import { countPasskeys } from './queries.ts';

/** What a browser is asked, and the cookies that bind the answer to it. */
export interface Asked<Options> {
  /** As WebAuthn has them in JSON. */
  options: Options;
  cookies: string[];
}

/** @throws Unauthorized, Forbidden without a fresh confirmation, Conflict for who has as many passkeys as one may have */
export async function beginRegistration(
  context: Context,
  visit: Visit,
): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
  const here = await signedIn(context, visit);
  await requireConfirmation(context, here);
  if ((await countPasskeys(context.db, here.account.id)) >= maxPasskeys)
    throw new KontorError('Conflict', `There are already ${maxPasskeys} passkeys.`);
  const { headers, response } = await context.auth.api.generatePasskeyRegistrationOptions({
    headers: visit.headers,
    returnHeaders: true,
  });
  return { options: response, cookies: headers.getSetCookie() };
}
