import type { Person } from '@kontor/server';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { type NewEventRow, type OrderRow, updateOrder } from './queries.ts';
import { type Heard, recordEvents, recordPayment } from './record-payment.ts';

/**
 * Closes an order that nobody pays any more, at the provider first. One that turns out to be paid is paid.
 * @returns whether it was given up
 */
export async function closeOrder(context: Context<Person>, order: OrderRow): Promise<boolean> {
  const payment = order.way === 'card' ? await context.payments.cancel(order.id) : undefined;
  const heard = {
    cause: 'owner',
    personID: context.actor.id,
    now: new Date(),
    seller: context.seller,
  } as const;
  await write(context, { noun: 'business', id: order.business_id }, async (trx) => {
    if (payment) {
      await recordPayment(trx, payment, heard);
      if (payment.state !== 'processing') await updateOrder(trx, order.id, { asked_at: null });
      return;
    }
    await recordEvents(trx, order, [givenUp(order, heard)], heard);
  });
  return payment === undefined || payment.state === 'canceled';
}

function givenUp(order: OrderRow, { cause, personID, now }: Heard): NewEventRow {
  return {
    order_id: order.id,
    kind: 'given-up',
    amount_cents: 0,
    currency: order.currency,
    cause,
    caused_by: personID ?? null,
    provider_id: order.id,
    happened_at: now,
  };
}
