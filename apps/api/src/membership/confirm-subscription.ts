import type { Subscribed } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { orderOfBusiness } from './order-of-business.ts';
import { stateOf } from './order-state.ts';
import { findEvents, updateOrder } from './queries.ts';
import { tellPayment } from './tell-payment.ts';

/** Seconds in which a question that is on its way may still arrive at the provider. */
const onItsWay = 30;

/**
 * Asks the provider how a payment came out: after what the bank asked, and when an answer was lost. @throws CardError where the card was
 * refused, Conflict where nothing was charged
 */
export async function confirmSubscription(context: ForMember, orderID: string): Promise<Subscribed> {
  const { db, payments } = context;
  const order = await orderOfBusiness(context, orderID);
  if (stateOf(order, await findEvents(db, orderID)) === 'paid') return { status: 'succeeded', orderID };
  const payment = await payments.find(orderID);
  if (payment) return tellPayment(context, payment, 'confirmation');
  const isOnItsWay = order.asked_at && Date.now() - order.asked_at.getTime() < onItsWay * 1000;
  if (isOnItsWay) return { status: 'processing', orderID };
  await write(context, { noun: 'business', id: order.business_id }, (trx) =>
    updateOrder(trx, orderID, { asked_at: null }),
  );
  throw new KontorError('Conflict', 'The payment did not reach the provider. Nothing was charged.');
}
