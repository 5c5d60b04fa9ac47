import type { DB, ReadDatabase } from '@kontor/database';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { InvoiceKind } from './invoice-document.ts';

export type InvoiceRow = Selectable<DB['invoices']>;

/** The next number of a year, which is given to nobody else; others wait for it until the transaction ends. */
export async function takeNumber(
  trx: Transaction<DB>,
  series: Pick<InvoiceRow, 'seller' | 'series' | 'year'>,
): Promise<number> {
  const { last } = await trx
    .insertInto('invoice_numbers')
    .values({ ...series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seller', 'series', 'year'])
        .doUpdateSet((eb) => ({ last: eb('invoice_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export function insertInvoice(
  trx: Transaction<DB>,
  invoice: Insertable<DB['invoices']>,
): Promise<InvoiceRow> {
  return trx.insertInto('invoices').values(invoice).returningAll().executeTakeFirstOrThrow();
}

/** What an order has of a kind (`invoices_order_id_kind_key`). */
export function findOfOrder(
  db: ReadDatabase,
  orderID: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderID)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Documents of orders (`invoices_order_id_kind_key`), as they were issued. */
export async function findOfOrders(
  db: ReadDatabase,
  orderIDs: readonly string[],
  kinds: readonly InvoiceKind[],
): Promise<Pick<InvoiceRow, 'number' | 'order_id' | 'business_id' | 'document'>[]> {
  if (orderIDs.length === 0) return [];
  return db
    .selectFrom('invoices')
    .select(['number', 'order_id', 'business_id', 'document'])
    .where('order_id', 'in', [...orderIDs])
    .where('kind', 'in', [...kinds])
    .orderBy('issued_on')
    .orderBy('place')
    .execute();
}

/** Where a page of a list ends. */
export interface InvoiceCursor {
  issuedOn: string;
  place: string;
}

/** A row of a list, with what became of it. */
export type ListedInvoiceRow = InvoiceRow & {
  is_credited: boolean;
  is_invoiced: boolean;
  closed_at: Date | null;
};

/** Invoices of a business, the newest first (`invoices_of_business`). */
export async function findInvoices(
  db: ReadDatabase,
  businessID: string,
  { after, limit }: { after: InvoiceCursor | undefined; limit: number },
): Promise<ListedInvoiceRow[]> {
  const behind = after && sql`AND (issued_on, place) < (${after.issuedOn}::date, ${after.place}::bigint)`;
  const { rows } = await sql<ListedInvoiceRow>`
    SELECT invoice.*, ordered.closed_at,
      EXISTS (SELECT FROM invoices WHERE credits = invoice.id) AS is_credited,
      EXISTS (SELECT FROM invoices WHERE order_id = invoice.order_id AND kind = 'invoice') AS is_invoiced
    FROM invoices AS invoice JOIN invoiced_orders AS ordered ON ordered.id = invoice.order_id
    WHERE invoice.business_id = ${businessID} ${behind ?? sql``}
    ORDER BY invoice.issued_on DESC, invoice.place DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** An invoice of a business. */
export function findInvoice(
  db: ReadDatabase,
  { businessID, invoiceID }: { businessID: string; invoiceID: string },
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', invoiceID)
    .where('business_id', '=', businessID)
    .executeTakeFirst();
}

/** An invoice with the address it is mailed to. */
export async function findMailed(db: ReadDatabase, invoiceID: string) {
  return db
    .selectFrom('invoices')
    .innerJoin('invoiced_orders as ordered', 'ordered.id', 'invoices.order_id')
    .select(['invoices.business_id', 'invoices.document', 'ordered.email'])
    .where('invoices.id', '=', invoiceID)
    .executeTakeFirst();
}
