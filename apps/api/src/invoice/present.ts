import { type Invoice, membershipDay } from '@kontor/contract';
import type { InvoiceDocument } from './invoice-document.ts';
import type { ListedInvoiceRow } from './queries.ts';

export function presentInvoice(row: ListedInvoiceRow): Invoice {
  const document = row.document as unknown as InvoiceDocument;
  const { number, kind, issuedOn, buyer, netCents, totalCents, currency, corrects } = document;
  const [line] = document.lines;
  if (!line) throw new Error(`Invoice ${number} has no line`);
  return {
    invoiceID: row.id,
    number,
    kind,
    issuedOn,
    planId: line.planID,
    startsOn: line.startsOn,
    endsOn: line.endsOn,
    hasTaxNumber: buyer.taxNumber !== undefined,
    ...(corrects ? { credits: corrects.number } : {}),
    ...stateOf(row, document),
    netCents,
    taxCents: totalCents - netCents,
    totalCents,
    currency,
  };
}

function stateOf(
  { is_credited, is_invoiced, closed_at }: ListedInvoiceRow,
  { kind, payTo }: InvoiceDocument,
): Pick<Invoice, 'state' | 'stateOn'> {
  if (kind === 'invoice') return { state: is_credited ? 'credited' : 'paid' };
  if (kind === 'credit-note' || is_invoiced) return { state: 'settled' };
  if (closed_at) {
    const stateOn = membershipDay(closed_at);
    return { state: payTo && stateOn < payTo.before ? 'cancelled' : 'lapsed', stateOn };
  }
  return { state: 'waiting', ...(payTo ? { stateOn: payTo.before } : {}) };
}
