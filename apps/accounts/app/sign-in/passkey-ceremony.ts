import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** `cancelled`: the person, or another ceremony, ended it; `refused`: the service does not know the passkey. */
export type Outcome = 'signed-in' | 'cancelled' | 'refused' | 'failed';

/** Asks the device for a passkey at once. */
export function askForPasskey(): Promise<Outcome> {
  return signInWithPasskey(false);
}

/** Lets the browser offer passkeys at the field of the address, where it can. Waits until one is chosen. */
export async function offerPasskeys(): Promise<Outcome> {
  return (await browserSupportsWebAuthnAutofill()) ? signInWithPasskey(true) : 'cancelled';
}

/**
 * The answer that is being verified, or has logged in. A passkey may be chosen at the field just before the button is pressed: a
 * second login would end the first, whose code is on its way to the portal.
 */
let verifying: Promise<Outcome> | undefined;

async function signInWithPasskey(useBrowserAutofill: boolean): Promise<Outcome> {
  // An offer that cannot be made is nobody's failure until one of its passkeys is chosen.
  let isAsked = !useBrowserAutofill;
  try {
    const asked = await fetch('/auth/passkey/generate-authenticate-options');
    if (!asked.ok) return isAsked ? 'failed' : 'cancelled';
    const { data: optionsJSON }: { data: PublicKeyCredentialRequestOptionsJSON } = await asked.json();
    if (verifying) return await verifying;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
    isAsked = true;
    verifying ??= verify(response);
    const outcome = await verifying;
    if (outcome !== 'signed-in') verifying = undefined;
    return outcome;
  } catch (error) {
    return isAsked && !isCancelled(error) ? 'failed' : 'cancelled';
  }
}

async function verify(response: AuthenticationResponseJSON): Promise<Outcome> {
  const answer = await fetch('/auth/passkey/verify-authentication', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response }),
  });
  if (answer.ok) return 'signed-in';
  return answer.status < 500 ? 'refused' : 'failed';
}

function isCancelled(error: unknown): boolean {
  if (error instanceof WebAuthnError) return error.code === 'ERROR_CEREMONY_ABORTED';
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
