import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * `cancelled`: the person ended it, or took too long; `known`: this device already holds a passkey of the account;
 * `full`: the account has the maximum number; `unconfirmed`: the confirmation by password has expired; `not-logged-in`: the
 * login has ended.
 */
export type Outcome = 'added' | 'cancelled' | 'known' | 'full' | 'unconfirmed' | 'not-logged-in' | 'failed';

/** Lets the browser make a passkey and the service store it under `name`. */
export async function registerPasskey(name: string): Promise<Outcome> {
  try {
    const asked = await fetch('/auth/passkey/generate-register-options');
    if (asked.status === 409) return 'full';
    if (!asked.ok) return refusals[asked.status] ?? 'failed';
    const { data: optionsJSON }: { data: PublicKeyCredentialCreationOptionsJSON } = await asked.json();
    const response = await startRegistration({ optionsJSON });
    const answer = await fetch('/auth/passkey/verify-registration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response, name }),
    });
    return answer.ok ? 'added' : (refusals[answer.status] ?? 'failed');
  } catch (error) {
    return outcomeOf(error);
  }
}

const refusals: Partial<Record<number, Outcome>> = { 401: 'not-logged-in', 403: 'unconfirmed', 409: 'known' };

function outcomeOf(error: unknown): Outcome {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
    if (error.code === 'ERROR_CEREMONY_ABORTED') return 'cancelled';
  }
  const isCancelled = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isCancelled ? 'cancelled' : 'failed';
}
