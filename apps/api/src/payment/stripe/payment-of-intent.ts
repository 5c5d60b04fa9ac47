import type Stripe from 'stripe';
import type { Payment } from '../payment-provider.ts';

/** What of a payment comes with it: its last charge, and what of that went back. */
export const expand = ['latest_charge', 'latest_charge.refunds'];

/** The order a payment is for; undefined for one that somebody made at Stripe by other means. */
export function orderOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): string | undefined {
  return metadata.orderID;
}

const states: Record<string, Payment['state']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'requires-action',
  processing: 'processing',
  // We take money at once, so that Stripe has none to be captured.
  requires_capture: 'processing',
  succeeded: 'paid',
  canceled: 'canceled',
};

function stateOf({ status }: Stripe.PaymentIntent): Payment['state'] {
  const state = states[status];
  if (!state) throw new Error(`Stripe says of a payment that it is ${status}`);
  return state;
}

/** A payment as Stripe tells of it, with what `expand` names. */
export function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = intent.status === 'succeeded';
  return {
    orderID: orderOf(intent) ?? '',
    id: intent.id,
    amountCents: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    state: stateOf(intent),
    clientSecret: intent.client_secret ?? '',
    ...declinedOf(intent, charge),
    ...(isPaid ? { paidAt: momentOf(charge?.created ?? intent.created) } : {}),
    ...(isPaid && charge ? { ...refundOf(charge), ...cardOf(charge) } : {}),
  };
}

function declinedOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): Pick<Payment, 'declined'> {
  const { last_payment_error: error } = intent;
  if (!error || stateOf(intent) !== 'open') return {};
  // A bank that did not approve leaves no charge; each attempt has a card of its own.
  const attemptID = error.charge ?? `${intent.id}-${error.payment_method?.id}`;
  const at = charge?.id === error.charge && charge ? momentOf(charge.created) : new Date();
  return { declined: { attemptID, code: declineCode(error), at } };
}

/** Why a card was refused: of those a bank declined, its reason. */
export function declineCode({ code, decline_code }: { code?: string; decline_code?: string }): string {
  return (code === 'card_declined' ? decline_code : undefined) ?? code ?? 'declined';
}

/** All of it, once it has gone back; parts of it leave the membership as it is. */
function refundOf(charge: Stripe.Charge): Pick<Payment, 'refund'> {
  const done = (charge.refunds?.data ?? []).filter(({ status }) => status === 'succeeded');
  const [last] = done.toSorted((one, other) => other.created - one.created);
  const amountCents = done.reduce((sum, { amount }) => sum + amount, 0);
  if (!last || amountCents < charge.amount) return {};
  return { refund: { id: last.id, amountCents, at: momentOf(last.created) } };
}

function cardOf({ payment_method, payment_method_details }: Stripe.Charge): Pick<Payment, 'card'> {
  const card = payment_method_details?.card;
  if (!payment_method || !card) return {};
  const brand = card.brand ?? 'card';
  const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${card.last4 ?? ''}`;
  return { card: { paymentMethod: payment_method, name } };
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
