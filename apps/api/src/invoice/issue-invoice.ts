import { dayAfter, membershipLimits } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { amountsOf } from './amounts-of.ts';
import type { InvoiceDocument, InvoiceKind, InvoicePayment } from './invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { findOfOrder, type InvoiceRow, insertInvoice, takeNumber } from './queries.ts';
import type { Seller } from './seller.ts';

interface Issued {
  seller: Seller;
  /** The day it is issued, whose year its number has. */
  issuedOn: string;
  /** How the money came or went back; nothing of a pro-forma invoice. */
  payment?: InvoicePayment;
}

/**
 * Issues the invoice, the credit note or the pro-forma invoice of an order in the transaction that causes it: there is a number with its
 * document, or neither. The caller holds the lock of the membership; an order has each kind once.
 * @returns the document that was issued; undefined where it was there, or where there is no invoice to credit
 */
export async function issueInvoice(
  trx: Transaction<DB>,
  kind: InvoiceKind,
  order: InvoicedOrder,
  { seller, issuedOn, payment }: Issued,
): Promise<InvoiceRow | undefined> {
  if (await findOfOrder(trx, order.id, kind)) return undefined;
  const credited = kind === 'credit-note' ? await findOfOrder(trx, order.id, 'invoice') : undefined;
  if (kind === 'credit-note' && !credited) return undefined;
  const series = kind === 'pro-forma' ? 'PF' : 'K';
  const year = Number(issuedOn.slice(0, 4));
  // Last of all: until the transaction ends, others wait for the number.
  const sequence = await takeNumber(trx, { seller: seller.name, series, year });
  const number = `${series}-${year}-${String(sequence).padStart(6, '0')}`;
  const { bank, ...named } = seller;
  const document: InvoiceDocument = {
    kind,
    number,
    issuedOn,
    language: order.language,
    seller: named,
    buyer: order.buyer,
    ...amountsOf(order, kind === 'credit-note' ? -1 : 1),
    ...(kind === 'invoice' ? { suppliedOn: order.startsOn } : {}),
    ...(payment ? { payment } : {}),
    ...(credited ? { corrects: { number: credited.number, issuedOn: credited.issued_on } } : {}),
    ...(kind === 'pro-forma'
      ? { payTo: { ...bank, before: dayAfter(issuedOn, membershipLimits.transferDays) } }
      : {}),
  };
  return insertInvoice(trx, {
    kind,
    seller: seller.name,
    series,
    year,
    sequence,
    number,
    business_id: order.businessID,
    order_id: order.id,
    credits: credited?.id ?? null,
    issued_on: issuedOn,
    currency: order.currency,
    total_cents: document.totalCents,
    document: JSON.stringify(document),
  });
}
