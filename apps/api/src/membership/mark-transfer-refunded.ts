import { type MembershipOrder, membershipDay } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../operator/policy.ts';
import { plainLine } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { presentOrder } from './present-order.ts';
import { findEvents, findOrder, lockMembership, type NewEventRow } from './queries.ts';
import { recordEvents } from './record-payment.ts';

/**
 * Notes that the money of a purchase that was taken back was sent, whole, by transfer: the credit note follows. Again it says so and
 * changes nothing. @throws Conflict for one that nobody took back
 */
export async function markTransferRefunded(
  context: ForOperator,
  orderID: string,
  { sentOn, reference }: { sentOn: string; reference: string },
): Promise<MembershipOrder> {
  const { db, actor, seller } = context;
  const order = await findOrder(db, orderID);
  if (order?.way !== 'transfer') throw new KontorError('NotFound', 'There is no such order by transfer.');
  if (!isDay(sentOn) || sentOn > membershipDay(new Date()))
    throw new KontorError(
      'BadRequest',
      'The day a transfer was sent must be a valid date, not in the future.',
    );
  return write(context, { noun: 'business', id: order.business_id }, async (trx) => {
    await lockMembership(trx, order.business_id);
    const present = (await findOrder(trx, orderID)) ?? order;
    const events = await findEvents(trx, orderID);
    const paid = events.find(({ kind }) => kind === 'paid');
    if (events.some(({ kind }) => kind === 'refunded')) return presentOrder(present, events);
    if (!paid || !present.refund_due_at) throw new KontorError('Conflict', 'This order cannot be refunded.');
    const refunded: NewEventRow = {
      order_id: orderID,
      kind: 'refunded',
      amount_cents: paid.amount_cents,
      currency: paid.currency,
      cause: 'finance',
      caused_by: actor.id,
      // Of an order money goes back once.
      provider_id: orderID,
      detail: plainLine(reference),
      happened_at: new Date(`${sentOn}T12:00:00Z`),
    };
    await recordEvents(trx, present, [refunded], {
      cause: 'finance',
      personID: actor.id,
      now: new Date(),
      seller,
    });
    return presentOrder((await findOrder(trx, orderID)) ?? present, await findEvents(trx, orderID));
  });
}
