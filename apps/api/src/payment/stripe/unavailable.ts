import { KontorError } from '@kontor/server';
import Stripe from 'stripe';

/**
 * What Stripe answers. Where no answer came, or one that says nothing of what was done, it throws `Unavailable`; all other errors stay as
 * the library has them. What they say of a card goes no further than to its owner.
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isNoAnswer(error)
      ? new KontorError('Unavailable', 'The provider of payments did not answer.', { cause: error })
      : error;
  }
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
