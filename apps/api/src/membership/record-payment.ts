import { membershipDay, yearFrom } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Seller } from '../invoice/seller.ts';
import type { Payment } from '../payment/payment-provider.ts';
import { applyMembership } from './apply-membership.ts';
import { issueDocuments } from './issue-documents.ts';
import { isNeedless } from './needless.ts';
import {
  findOrder,
  findPaidOrders,
  insertEvents,
  lockMembership,
  type NewEventRow,
  type OrderRow,
  updateOrder,
  upsertRenewal,
} from './queries.ts';

export interface Heard {
  /** Through what we heard of an event of money. */
  cause: NewEventRow['cause'];
  /** Who caused it, where somebody did. */
  personID?: string | undefined;
  now: Date;
  /** Who sells, as the invoice that follows names it. */
  seller: Seller;
  /** The card that paid, as its owner knows it. */
  card?: string | undefined;
}

/**
 * Writes what a provider knows of a payment into the ledger, and lets the business have what follows from it. What stands there already
 * is not written again, so that answers, questions and messages of the provider may come in any order and any number.
 * @returns whether anything was new
 */
export async function recordPayment(trx: Transaction<DB>, payment: Payment, heard: Heard): Promise<boolean> {
  const order = await findOrder(trx, payment.orderID);
  if (!order) return false;
  const isNew = await recordEvents(trx, order, eventsOf(order, payment, heard), {
    ...heard,
    card: payment.card?.name,
  });
  if (isNew && payment.paidAt && payment.card && order.renews && !payment.refund)
    await upsertRenewal(trx, { businessID: order.business_id, personID: order.ordered_by, ...payment.card });
  return isNew;
}

function eventsOf(order: OrderRow, payment: Payment, { cause, personID }: Heard): NewEventRow[] {
  const about = { order_id: order.id, currency: payment.currency, cause, caused_by: personID ?? null };
  const { id, amountCents, declined, paidAt, refund, state } = payment;
  const events: NewEventRow[] = [];
  if (declined)
    events.push({
      ...about,
      kind: 'declined',
      amount_cents: amountCents,
      provider_id: declined.attemptID,
      detail: declined.code,
      happened_at: declined.at,
    });
  if (paidAt)
    events.push({ ...about, kind: 'paid', amount_cents: amountCents, provider_id: id, happened_at: paidAt });
  if (refund)
    events.push({
      ...about,
      kind: 'refunded',
      amount_cents: refund.amountCents,
      provider_id: refund.id,
      happened_at: refund.at,
    });
  if (state === 'canceled')
    events.push({ ...about, kind: 'given-up', amount_cents: 0, provider_id: id, happened_at: new Date() });
  return events;
}

/** The same of events that are known already, as of a transfer. @returns whether anything was new */
export async function recordEvents(
  trx: Transaction<DB>,
  order: OrderRow,
  events: readonly NewEventRow[],
  { now, seller, card }: Heard,
): Promise<boolean> {
  await lockMembership(trx, order.business_id);
  const added = await insertEvents(trx, events);
  const known = new Set(events.map(({ kind }) => kind));
  const isOver = known.has('paid') || known.has('given-up');
  if (isOver || added.includes('declined'))
    await updateOrder(trx, order.id, {
      asked_at: null,
      ...(isOver ? { closed_at: order.closed_at ?? now } : {}),
    });
  if (added.includes('refunded')) await updateOrder(trx, order.id, { refund_due_at: null });
  const changes = added.filter((kind) => kind === 'paid' || kind === 'refunded');
  if (changes.length === 0) return added.length > 0;
  if (added.includes('paid')) await beginLate(trx, order, now);
  await applyMembership(trx, order.business_id, membershipDay(now));
  if (added.includes('paid') && (await wasPaidInVain(trx, order)))
    await updateOrder(trx, order.id, { refund_due_at: now });
  await issueDocuments(trx, order.id, { seller, now, card });
  return true;
}

/** Whether the business had already what was paid for by card, as where an order that was given up is paid after all. */
async function wasPaidInVain(trx: Transaction<DB>, order: OrderRow): Promise<boolean> {
  if (order.way !== 'card') return false;
  const orders = await findPaidOrders(trx, order.business_id);
  const paid = orders.find(({ orderID }) => orderID === order.id);
  return paid !== undefined && isNeedless(paid, orders);
}

/** A new membership that is paid on a later day than it was ordered, as by a transfer, begins then; its days are not lost. */
async function beginLate(trx: Transaction<DB>, order: OrderRow, now: Date): Promise<void> {
  const today = membershipDay(now);
  if (order.purpose !== 'new' || order.starts_on >= today) return;
  const { startsOn, endsOn } = yearFrom(today);
  await updateOrder(trx, order.id, { starts_on: startsOn, ends_on: endsOn, period_starts_on: startsOn });
}
