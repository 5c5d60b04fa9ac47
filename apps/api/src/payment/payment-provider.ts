import type { IncomingHttpHeaders } from 'node:http';

/** What a provider knows of the payment of one order, at some moment. What it says has happened has happened for good. */
export interface Payment {
  orderID: string;
  /** Its id there. */
  id: string;
  amountCents: number;
  /** ISO 4217 */
  currency: string;
  /** requires-action: the buyer's bank asks for more; processing: the provider itself does not know yet. */
  state: 'open' | 'requires-action' | 'processing' | 'paid' | 'canceled';
  /** For the buyer's browser, to answer what the bank asks. */
  clientSecret: string;
  /** Why the last attempt failed: the provider's id of it, and its code for the reason. */
  declined?: { attemptID: string; code: string; at: Date };
  paidAt?: Date;
  refund?: { id: string; amountCents: number; at: Date };
  /** The card, for later payments: how the provider calls it, and how its owner knows it. */
  card?: { paymentMethod: string; name: string };
}

/** An attempt to pay an order with a card. */
export interface Charge {
  orderID: string;
  /** Counts up with each attempt of the order; the same number again is the same attempt. */
  attempt: number;
  amountCents: number;
  /** ISO 4217 */
  currency: string;
  paymentMethod: string;
  email: string;
  /** What it is for, in the language of who buys: in the provider's list of payments, and on its receipts. */
  description: string;
  /** The card is charged again later, when nobody is there to answer. */
  isSavedForLater?: boolean;
  /** Nobody is there to answer what a bank asks. */
  isUnattended?: boolean;
}

/** A message of a provider, believed: its signature was checked. */
export interface Webhook {
  eventID: string;
  kind: string;
  /** What it tells of; nothing where it tells of no payment of an order. */
  payment: Payment | undefined;
}

/**
 * What takes payments by card. All of its methods may be called again with the same order and attempt: there is one payment of an
 * order, which can be paid once. They throw `Unavailable` where no answer came, after which `find` tells what happened.
 */
export interface PaymentProvider {
  /** As orders and ledger name it. */
  readonly name: 'test' | 'stripe';
  /** What browsers show it, to hand it a card. */
  readonly publicKey: string;
  charge(charge: Charge): Promise<Payment>;
  find(orderID: string): Promise<Payment | undefined>;
  /** So that it can be paid no more; what is paid stays so, and is returned as paid. */
  cancel(orderID: string): Promise<Payment | undefined>;
  /** All of it; again it is the same refund. */
  refund(orderID: string): Promise<Payment>;
  /** Payments paid or given back from one moment on, before another. */
  paymentsBetween(from: Date, to: Date): AsyncIterable<Payment>;
  /** @throws Forbidden for what the provider did not sign, or signed long ago */
  readWebhook(body: Buffer, headers: IncomingHttpHeaders): Promise<Webhook>;
}
