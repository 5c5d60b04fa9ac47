import type { IncomingHttpHeaders } from 'node:http';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import Stripe from 'stripe';
import { write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import type { Charge, Payment, PaymentProvider } from '../payment-provider.ts';
import { declineCode, expand, orderOf, paymentOf } from './payment-of-intent.ts';
import { claimPayment, findPaymentID, giveUpPayment } from './queries.ts';
import { idOf, paymentTold, readEvent } from './read-event.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { answered, asUnavailable, guarded, hasCode, isNoAnswer, withoutDetails } from './unavailable.ts';

/** Milliseconds for an answer, and how often the library asks again by itself. */
const usual = { timeout: 12_000, maxNetworkRetries: 1 };
const page = 100;

/**
 * Payments through Stripe: one PaymentIntent for each order. It is created, noted in `stripe_payments` and only then confirmed with a card.
 * What is not noted was never charged, however the answer to its creation was lost; what is noted is asked for by its id.
 * @param systemNow writes as the product itself
 */
export function createStripeProvider(
  systemNow: () => WritingSystem,
  { secretKey, publicKey, webhookSecret, apiUrl }: StripeSettings,
  bounds: { timeout: number; maxNetworkRetries: number } = usual,
): PaymentProvider {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port } : {}),
    telemetry: false,
    ...bounds,
  });
  const { paymentIntents: intents } = stripe;
  const inOne = <T>(work: (trx: Transaction<DB>) => Promise<T>) => write(systemNow(), undefined, work);
  const retrieve = (id: string) => answered(() => intents.retrieve(id, { expand }));

  /** The payment of an order, which is begun where there is none. */
  async function intentOf(charge: Charge): Promise<Stripe.PaymentIntent> {
    const { orderID, attempt, amountCents, currency, description } = charge;
    const known = await findPaymentID(systemNow().db, orderID);
    if (known !== undefined) return retrieve(known);
    const customer = await customerFor(charge);
    // An answer of 500 is repeated to the same key for a day: each attempt has one. What is created in vain is never confirmed.
    const created = await answered(() =>
      intents.create(
        {
          amount: amountCents,
          currency: currency.toLowerCase(),
          allowed_payment_method_types: ['card'],
          description,
          metadata: { orderID },
          ...(customer ? { customer } : {}),
          expand,
        },
        { idempotencyKey: `order-${orderID}-payment-${attempt}` },
      ),
    );
    const claimed = await inOne((trx) => claimPayment(trx, orderID, created.id));
    if (claimed === created.id) return created;
    return claimed === undefined ? cancelIntent(created.id) : retrieve(claimed);
  }

  /** Whom a card is saved for, or was; nobody where it is used once. */
  async function customerFor(charge: Charge): Promise<string | undefined> {
    const { orderID, attempt, paymentMethod, email } = charge;
    if (charge.isUnattended) return customerOf(paymentMethod);
    if (!charge.isSavedForLater) return undefined;
    const { id } = await answered(() =>
      stripe.customers.create(
        { email, metadata: { orderID } },
        { idempotencyKey: `order-${orderID}-customer-${attempt}` },
      ),
    );
    return id;
  }

  async function customerOf(paymentMethod: string): Promise<string | undefined> {
    try {
      const method = await answered(() => stripe.paymentMethods.retrieve(paymentMethod));
      return idOf(method.customer);
    } catch (error) {
      // Taken away meanwhile: the attempt is declined.
      if (hasCode(error, 'resource_missing')) return undefined;
      throw error;
    }
  }

  async function confirm(intent: Stripe.PaymentIntent, charge: Charge): Promise<Payment> {
    const { orderID, attempt, paymentMethod } = charge;
    try {
      const confirmed = await answered(() =>
        intents.confirm(
          intent.id,
          {
            payment_method: paymentMethod,
            // What the bank asks is answered through Stripe's own script.
            ...(charge.isUnattended ? { off_session: true } : { use_stripe_sdk: true }),
            ...(charge.isSavedForLater && !charge.isUnattended ? { setup_future_usage: 'off_session' } : {}),
            expand,
          },
          { idempotencyKey: `order-${orderID}-attempt-${attempt}` },
        ),
      );
      // The same answer as to the same attempt before: the payment may be further by now.
      const isRepeated = confirmed.lastResponse.headers['idempotent-replayed'] === 'true';
      return paymentOf(isRepeated ? await retrieve(intent.id) : confirmed);
    } catch (error) {
      if (isNoAnswer(error) || !(error instanceof Stripe.errors.StripeError)) throw error;
      if (hasCode(error, 'resource_missing') || error.param?.startsWith('payment_method'))
        return {
          ...paymentOf(intent),
          state: 'open',
          declined: { attemptID: `${intent.id}-${attempt}`, code: declineCode(error), at: new Date() },
        };
      // Declined, the same attempt with another card, or what another attempt or somebody who gave up did meanwhile.
      if (
        error instanceof Stripe.errors.StripeCardError ||
        error instanceof Stripe.errors.StripeIdempotencyError ||
        hasCode(error, 'payment_intent_unexpected_state')
      )
        return paymentOf(await retrieve(intent.id));
      throw error;
    }
  }

  async function cancelIntent(id: string): Promise<Stripe.PaymentIntent> {
    try {
      return await answered(() => intents.cancel(id, { expand }));
    } catch (error) {
      // It is paid, canceled or being paid.
      if (hasCode(error, 'payment_intent_unexpected_state')) return retrieve(id);
      throw error;
    }
  }

  return {
    name: 'stripe',
    publicKey,

    charge: guarded(async (charge: Charge) => {
      let intent = await intentOf(charge);
      if (intent.amount !== charge.amountCents || intent.currency !== charge.currency.toLowerCase())
        throw new Error(`The payment of order ${charge.orderID} was begun with another amount`);
      if (!['open', 'requires-action'].includes(paymentOf(intent).state)) return paymentOf(intent);
      if (charge.isSavedForLater && !intent.customer) {
        const customer = await customerFor(charge);
        if (customer) intent = await answered(() => intents.update(intent.id, { customer, expand }));
      }
      return confirm(intent, charge);
    }),

    find: guarded(async (orderID: string) => {
      const id = await findPaymentID(systemNow().db, orderID);
      if (id === undefined) return undefined;
      const intent = await retrieve(id);
      // Begun, and no card was tried: nothing reached it.
      const isUntried = intent.status === 'requires_payment_method' && !intent.last_payment_error;
      return isUntried ? undefined : paymentOf(intent);
    }),

    cancel: guarded(async (orderID: string) => {
      const id = await inOne((trx) => giveUpPayment(trx, orderID));
      return id === undefined ? undefined : paymentOf(await cancelIntent(id));
    }),

    refund: guarded(async (orderID: string) => {
      const id = await findPaymentID(systemNow().db, orderID);
      const intent = id === undefined ? undefined : await retrieve(id);
      const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
      if (intent?.status !== 'succeeded' || !charge) throw new Error(`Order ${orderID} is not paid`);
      if (charge.refunded) return paymentOf(intent);
      // One that failed is in the way of none.
      const earlier = charge.refunds?.data.length ?? 0;
      try {
        await answered(() =>
          stripe.refunds.create(
            { payment_intent: intent.id, metadata: { orderID } },
            { idempotencyKey: `order-${orderID}-refund-${earlier}` },
          ),
        );
      } catch (error) {
        if (!hasCode(error, 'charge_already_refunded')) throw error;
      }
      return paymentOf(await retrieve(intent.id));
    }),

    async *paymentsBetween(from, to) {
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(to.getTime() / 1000) };
      const yielded = new Set<string>();
      try {
        // A charge is as old as its payment is paid; the PaymentIntent may be days older.
        const charges = stripe.charges.list({
          created,
          limit: page,
          expand: ['data.payment_intent', 'data.refunds'],
        });
        for await (const charge of charges) {
          const { payment_intent: intent, status } = charge;
          if (status !== 'succeeded' || typeof intent !== 'object' || !intent || !orderOf(intent)) continue;
          yielded.add(intent.id);
          yield paymentOf({ ...intent, latest_charge: charge });
        }
        for await (const refund of stripe.refunds.list({ created, limit: page })) {
          const id = idOf(refund.payment_intent);
          if (id === undefined || yielded.has(id)) continue;
          yielded.add(id);
          const intent = await intents.retrieve(id, { expand });
          if (orderOf(intent)) yield paymentOf(intent);
        }
      } catch (error) {
        throw withoutDetails(asUnavailable(error));
      }
    },

    readWebhook: guarded(async (body: Buffer, headers: IncomingHttpHeaders) => {
      const event = readEvent(stripe, body, headers, webhookSecret);
      const { id: eventID, type: kind } = event;
      const id = paymentTold(event);
      if (id === undefined) return { eventID, kind, payment: undefined };
      // Messages come late and in any order: what they tell of is looked up as it is now.
      const intent = await retrieve(id);
      const orderID = orderOf(intent);
      if (orderID === undefined) return { eventID, kind, payment: undefined };
      const isOfOrder = (await findPaymentID(systemNow().db, orderID)) === id;
      // One that was created in vain says nothing of its order, unless somebody paid it.
      const counts = isOfOrder || intent.status === 'succeeded';
      return { eventID, kind, payment: counts ? paymentOf(intent) : undefined };
    }),
  };
}
