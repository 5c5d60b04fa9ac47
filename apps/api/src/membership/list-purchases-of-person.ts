import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findEventsCausedBy, findOrdersOf, findRenewalsChosenBy, findVouchersBy } from './person-queries.ts';

/** The packages a person ordered or took back, the events of money they caused, the renewals they chose and the vouchers they made, for their archive. */
export async function listPurchasesOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['purchases']> {
  const orders = await findOrdersOf(db, personID);
  const events = await findEventsCausedBy(db, personID);
  const renewals = await findRenewalsChosenBy(db, personID);
  const vouchers = await findVouchersBy(db, personID);
  return {
    orders: orders.map((order) => ({
      orderID: order.id,
      businessID: order.business_id,
      planId: order.plan_id,
      way: order.way,
      totalCents: order.total_cents,
      currency: order.currency,
      buyer: order.buyer,
      at: order.created_at.toISOString(),
      ...(order.refund_due_at && order.refund_asked_by === personID
        ? { takenBackAt: order.refund_due_at.toISOString() }
        : {}),
    })),
    events: events.map(({ order_id, kind, cause, happened_at, detail }) => ({
      orderID: order_id,
      kind,
      cause,
      at: happened_at.toISOString(),
      ...(detail === null ? {} : { detail }),
    })),
    renewals: renewals.map(({ business_id, card, chosen_at }) => ({
      businessID: business_id,
      card,
      at: chosen_at.toISOString(),
    })),
    vouchers: vouchers.map(({ code, note, created_at }) => ({ code, note, at: created_at.toISOString() })),
  };
}
