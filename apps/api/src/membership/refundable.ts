import { dayAfter, membershipDay, membershipLimits } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { boostsUsedBetween } from '../boost/boosts-used-between.ts';
import { supportUsedBetween } from '../support/support-used-between.ts';
import { findEvents, findLastPaidOrder, type OrderRow } from './queries.ts';

export interface Refundable {
  order: OrderRow;
  /** The last day on which it can be given back. */
  until: string;
}

/** The last purchase of a business, while it can be given back: within 14 days of its payment, and while nothing of it was used. */
export async function refundable(
  db: ReadDatabase,
  businessID: string,
  today: string,
): Promise<Refundable | undefined> {
  const order = await findLastPaidOrder(db, businessID);
  if (!order || order.total_cents === 0 || order.refund_due_at) return undefined;
  const paid = (await findEvents(db, order.id)).find(({ kind }) => kind === 'paid');
  if (!paid) return undefined;
  const until = dayAfter(membershipDay(paid.happened_at), membershipLimits.refundDays);
  if (today > until) return undefined;
  // Used is what was begun since, whatever package it was of.
  const end = new Date(`${dayAfter(until, 1)}T00:00:00Z`);
  const [boosts, isSupportUsed] = await Promise.all([
    boostsUsedBetween(db, businessID, paid.happened_at, end),
    supportUsedBetween(db, businessID, paid.happened_at, end),
  ]);
  return boosts === 0 && !isSupportUsed ? { order, until } : undefined;
}
