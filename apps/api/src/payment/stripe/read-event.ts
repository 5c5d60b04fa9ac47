import type { IncomingHttpHeaders } from 'node:http';
import { KontorError } from '@kontor/server';
import Stripe from 'stripe';

/** Seconds between the moment a message was signed and its arrival. */
const tolerance = 300;

/** @throws Forbidden for what was signed by somebody else, or more than five minutes ago */
export function readEvent(
  { webhooks }: Stripe,
  body: Buffer,
  headers: IncomingHttpHeaders,
  secret: string,
): Stripe.Event {
  try {
    return webhooks.constructEvent(body, String(headers['stripe-signature'] ?? ''), secret, tolerance);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new KontorError('Forbidden', 'This was not signed by the payment provider.');
    throw error;
  }
}

/** The payment a message is about; undefined where it is about something else. */
export function paymentTold(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
      return event.data.object.id;
    case 'charge.refunded':
    case 'refund.updated':
      return idOf(event.data.object.payment_intent);
    default:
      return undefined;
  }
}

/** The id of what stands in an answer, whole or by its id. */
export function idOf(named: string | { id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
