import { languageOf, membershipDay, type TaxLine } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { InvoicedOrder } from '../invoice/invoiced-order.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import { enqueueInvoiceMail } from '../invoice/jobs.ts';
import type { Seller } from '../invoice/seller.ts';
import type { Buyer } from './buyer.ts';
import { findEvents, findOrder, type OrderRow } from './queries.ts';

interface Issuing {
  seller: Seller;
  now: Date;
  /** The card that paid, as its owner knows it. */
  card?: string | undefined;
}

/**
 * Issues what the events of an order ask for: an invoice of what was paid, a credit note of what went back. Each is issued once, and in
 * whatever order the events came. What was given for nothing has none.
 */
export async function issueDocuments(
  trx: Transaction<DB>,
  orderID: string,
  { seller, now, card }: Issuing,
): Promise<void> {
  const order = await findOrder(trx, orderID);
  if (!order || order.total_cents === 0) return;
  const way = order.way === 'transfer' ? ('transfer' as const) : ('card' as const);
  const events = await findEvents(trx, orderID);
  const paid = events.find(({ kind }) => kind === 'paid');
  const refunded = events.find(({ kind }) => kind === 'refunded');
  if (!paid) return;
  const issued = { seller, issuedOn: membershipDay(now) };
  const paymentOn = (moment: Date) => ({ way, on: membershipDay(moment), ...(card ? { card } : {}) });
  const invoiced = invoicedOrderOf(order);
  await issue(trx, 'invoice', invoiced, { ...issued, payment: paymentOn(paid.happened_at) });
  if (refunded)
    await issue(trx, 'credit-note', invoiced, { ...issued, payment: paymentOn(refunded.happened_at) });
}

/** Issues the pro-forma invoice of an order by transfer. */
export async function issueProForma(
  trx: Transaction<DB>,
  order: OrderRow,
  { seller, now }: Issuing,
): Promise<void> {
  await issue(trx, 'pro-forma', invoicedOrderOf(order), { seller, issuedOn: membershipDay(now) });
}

/** What is issued is mailed. */
async function issue(trx: Transaction<DB>, ...issued: Rest<Parameters<typeof issueInvoice>>): Promise<void> {
  const invoice = await issueInvoice(trx, ...issued);
  if (invoice) await enqueueInvoiceMail(trx, invoice.id);
}

type Rest<Items extends unknown[]> = Items extends [unknown, ...infer Others] ? Others : never;

/** An order as its invoice states it: the address it is mailed to does not stand on it. */
function invoicedOrderOf(order: OrderRow): InvoicedOrder {
  const { email: _email, ...buyer } = order.buyer as unknown as Buyer;
  return {
    id: order.id,
    businessID: order.business_id,
    purpose: order.purpose === 'grant' ? 'new' : order.purpose,
    planID: order.plan_id,
    fromPlanID: order.from_plan_id,
    startsOn: order.starts_on,
    endsOn: order.ends_on,
    periodStartsOn: order.period_starts_on,
    ...(order.voucher_code
      ? { voucher: { code: order.voucher_code, discountCents: order.discount_cents } }
      : {}),
    netCents: order.net_cents,
    taxLines: order.tax_lines as unknown as TaxLine[],
    totalCents: order.total_cents,
    currency: order.currency,
    buyer,
    language: languageOf(order.language),
  };
}
