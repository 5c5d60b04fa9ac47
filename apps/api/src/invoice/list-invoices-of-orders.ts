import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { findOfOrders } from './queries.ts';

/** Invoices, credit notes and pro-forma invoices of orders, for the archive of who made them. */
export async function listInvoicesOfOrders(
  { db }: Pick<Context, 'db'>,
  orderIDs: readonly string[],
): Promise<PersonArchive['invoices']> {
  const rows = await findOfOrders(db, orderIDs, ['invoice', 'credit-note', 'pro-forma']);
  return rows.map(({ order_id, business_id, document }) => {
    const { number, kind, issuedOn, buyer, totalCents, currency } = document as unknown as InvoiceDocument;
    return {
      number,
      kind,
      orderID: order_id,
      businessID: business_id,
      issuedOn,
      buyer,
      totalCents,
      currency,
    };
  });
}
