import { type MembershipOrder, membershipDay } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../operator/policy.ts';
import { plainLine } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { presentOrder } from './present-order.ts';
import { findEvents, findOrder, type NewEventRow } from './queries.ts';
import { recordEvents } from './record-payment.ts';

interface Received {
  receivedOn: string;
  reference: string;
  amountCents: number;
}

/**
 * Notes that the money of a transfer has arrived: the membership begins. Again it says so and changes nothing; one that had lapsed, or was
 * given up, begins as well. @throws Conflict where the amount is another one than was ordered, or money went back
 */
export async function markTransferPaid(
  context: ForOperator,
  orderID: string,
  { receivedOn, reference, amountCents }: Received,
): Promise<MembershipOrder> {
  const { db, actor, seller } = context;
  const order = await findOrder(db, orderID);
  if (order?.way !== 'transfer') throw new KontorError('NotFound', 'There is no such order by transfer.');
  if (!isDay(receivedOn) || receivedOn > membershipDay(new Date()))
    throw new KontorError(
      'BadRequest',
      'The day a transfer arrived must be a valid date, not in the future.',
    );
  if (amountCents !== order.total_cents)
    throw new KontorError('Conflict', `The order was for ${order.total_cents} cents, not ${amountCents}.`);
  return write(context, { noun: 'business', id: order.business_id }, async (trx) => {
    const paid: NewEventRow = {
      order_id: orderID,
      kind: 'paid',
      amount_cents: amountCents,
      currency: order.currency,
      cause: 'finance',
      caused_by: actor.id,
      // Of an order money arrives once.
      provider_id: orderID,
      detail: plainLine(reference),
      happened_at: new Date(`${receivedOn}T12:00:00Z`),
    };
    await recordEvents(trx, order, [paid], {
      cause: 'finance',
      personID: actor.id,
      now: new Date(),
      seller,
    });
    const present = await findOrder(trx, orderID);
    return presentOrder(present ?? order, await findEvents(trx, orderID));
  });
}
