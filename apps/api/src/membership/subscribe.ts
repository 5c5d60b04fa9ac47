import { type MembershipOffer, membershipDay, type NewSubscription, type Subscribed } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ForMember } from '../business/policy.ts';
import type { Payment, PaymentProvider } from '../payment/payment-provider.ts';
import { write } from '../write/write.ts';
import { type Buyer, buyerOf } from './buyer.ts';
import { closeOrder } from './close-order.ts';
import { descriptionOf } from './description-of.ts';
import { newOrderOf } from './new-order-of.ts';
import { payableOfferFor } from './offer-for.ts';
import { stateOf } from './order-state.ts';
import {
  findEvents,
  findLastOrder,
  findOpenOrder,
  insertOrder,
  lockMembership,
  type OrderRow,
  updateOrder,
} from './queries.ts';
import { tellPayment } from './tell-payment.ts';
import { lockVoucher } from './voucher/queries.ts';

/** Seconds in which the answer of the provider to another press is waited for; then it is asked what happened. */
const answerWithin = 60;
/** Seconds in which the same purchase again is a second press, and no other purchase. */
const pressedAgainWithin = 600;

/** What is done with a press of the button. */
type Step =
  | { do: 'charge'; order: OrderRow }
  | { do: 'say'; subscribed: Subscribed }
  /** Another order is in the way that nobody pays any more. */
  | { do: 'give-up'; order: OrderRow };

/**
 * Buys a larger package for a business by card. One order of a business is under way at a time, and an order has one payment at the
 * provider: a second press, a lost answer, two tabs and two owners make one charge. The order is written before the provider is asked, so
 * that whatever happens in between is found out by asking again. @throws CardError for a card that is refused; Conflict where what is
 * asked for costs another amount by now, or is had already
 */
export async function subscribe(context: ForMember, asked: NewSubscription): Promise<Subscribed> {
  const { payments, actor } = context;
  const about = { noun: 'business', id: actor.actingBusiness.businessID };
  const buyer = await buyerOf(context, asked);
  const begin = () => write(context, about, (trx) => beginAttempt(context, trx, asked, buyer));
  let step = await begin();
  if (step.do === 'give-up') {
    await closeOrder(context, step.order);
    step = await begin();
  }
  if (step.do === 'say') return step.subscribed;
  // The provider still works on what is in the way.
  if (step.do === 'give-up') return { status: 'processing', orderID: step.order.id };
  const { order } = step;
  const payment = await chargeFor(payments, order, asked);
  // The card may be charged: the order stays asked for, and the provider is asked until it answers.
  if (!payment) return { status: 'processing', orderID: order.id };
  return tellPayment(context, payment, 'checkout');
}

/** @returns undefined where no answer came */
async function chargeFor(
  payments: PaymentProvider,
  order: OrderRow,
  { paymentMethod, email, renews }: NewSubscription,
): Promise<Payment | undefined> {
  try {
    return await payments.charge({
      orderID: order.id,
      attempt: order.attempt,
      amountCents: order.total_cents,
      currency: order.currency,
      paymentMethod,
      email,
      description: descriptionOf(order),
      ...(renews ? { isSavedForLater: true } : {}),
    });
  } catch (error) {
    if (error instanceof KontorError && error.name === 'Unavailable') return undefined;
    throw error;
  }
}

async function beginAttempt(
  context: ForMember,
  trx: Transaction<DB>,
  asked: NewSubscription,
  buyer: Buyer,
): Promise<Step> {
  const { payments, actor, language } = context;
  const { businessID } = actor.actingBusiness;
  const now = new Date();
  const renews = asked.renews === true;
  await lockMembership(trx, businessID);
  const done = await boughtJustNow(trx, businessID, asked, now);
  if (done) return { do: 'say', subscribed: { status: 'succeeded', orderID: done.id } };
  const open = await findOpenOrder(trx, businessID);
  if (open?.way === 'transfer')
    throw new KontorError('Conflict', 'A bank transfer is pending. Cancel it to pay by card.');
  if (open?.asked_at) {
    const isAwaited = now.getTime() - open.asked_at.getTime() < answerWithin * 1000;
    return isAwaited
      ? { do: 'say', subscribed: { status: 'processing', orderID: open.id } }
      : { do: 'give-up', order: open };
  }
  await lockVoucher(trx, asked.voucher);
  const offer = await payableOfferFor(context, trx, asked, membershipDay(now));
  if (open && !isFor(open, offer)) return { do: 'give-up', order: open };
  if (open) {
    const attempt = open.attempt + 1;
    // Who corrected what the invoice states, after a card was refused, has it there.
    const stated = { ordered_by: actor.id, buyer: JSON.stringify(buyer), language };
    await updateOrder(trx, open.id, { ...stated, attempt, asked_at: now, renews });
    return { do: 'charge', order: { ...open, attempt, language } };
  }
  const order = await insertOrder(trx, {
    ...(await newOrderOf(context, trx, buyer, offer)),
    way: 'card',
    provider: payments.name,
    renews,
    attempt: 1,
    asked_at: now,
  });
  return { do: 'charge', order };
}

/** The same purchase, paid a moment ago. */
async function boughtJustNow(
  trx: Transaction<DB>,
  businessID: string,
  { planId }: NewSubscription,
  now: Date,
) {
  const last = await findLastOrder(trx, businessID);
  const isSame = last?.plan_id === planId && last.way === 'card' && last.closed_at !== null;
  if (!isSame || now.getTime() - last.created_at.getTime() > pressedAgainWithin * 1000) return undefined;
  return stateOf(last, await findEvents(trx, last.id)) === 'paid' ? last : undefined;
}

/** Whether an order that is open is one for what is offered now, at the same price. */
function isFor(order: OrderRow, offer: MembershipOffer): boolean {
  return (
    order.plan_id === offer.planId &&
    order.starts_on === offer.startsOn &&
    order.ends_on === offer.endsOn &&
    order.voucher_code === (offer.voucher?.code ?? null) &&
    order.total_cents === offer.totalCents
  );
}
