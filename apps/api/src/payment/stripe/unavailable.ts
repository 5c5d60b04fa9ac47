import { KontorError } from '@kontor/server';
import Stripe from 'stripe';

/**
 * What Stripe answers. Where no answer came, or one that says nothing of what was done, it throws `Unavailable`; all other errors stay as
 * the library has them.
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** `Unavailable` in the place of an error that says nothing of what was done; every other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!isNoAnswer(error)) return error;
  const cause = withoutDetails(error);
  return new KontorError('Unavailable', 'The payment provider did not respond.', { cause });
}

/** An error that can be logged: those of the library hold whole answers, with the secret of a payment in the buyer's browser. */
export function withoutDetails(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId, message } = error;
  const said = [type, code, statusCode, requestId].filter(Boolean).join(' ');
  return new Error(`Stripe: ${message} (${said})`);
}

/** The same of a function whose errors go further than to us. */
export function guarded<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    try {
      return await ask(...given);
    } catch (error) {
      throw withoutDetails(error);
    }
  };
}

export function isNoAnswer(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  return (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    // The same is being asked at this moment.
    hasCode(error, 'idempotency_key_in_use')
  );
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
