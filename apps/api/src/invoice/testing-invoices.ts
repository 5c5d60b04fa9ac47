import { listInvoices } from '@kontor/contract';
import { sql } from 'kysely';
import { checkoutsIn } from '../membership/testing-checkout.ts';
import type { TestApi } from '../test/api.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** Businesses that buy packages and have invoices of them, for tests. */
export function invoicesIn(api: TestApi) {
  const checkouts = checkoutsIn(api);

  const listOf = async ({ businessID, owner }: Awaited<ReturnType<typeof checkouts.aBuyer>>) =>
    (await owner.call(listInvoices, { params: { businessID }, query: { size: 100 } })).items;

  /** What stands on the documents of a business, in the order they came. */
  async function documentsOf(businessID: string): Promise<InvoiceDocument[]> {
    const { rows } = await sql<{ document: InvoiceDocument }>`
      SELECT document FROM invoices WHERE business_id = ${businessID} ORDER BY place
    `.execute(api.db);
    return rows.map(({ document }) => document);
  }

  /** Whether the numbers of each seller, series and year are 1, 2, 3 and so on, and the counter stands at the last. */
  async function haveNoGaps(): Promise<boolean> {
    const { rows } = await sql<{ whole: boolean }>`
      SELECT bool_and(given.count = number.last AND given.first = 1 AND given.last = number.last) AS whole
      FROM invoice_numbers AS number LEFT JOIN LATERAL (
        SELECT count(*), min(sequence) AS first, max(sequence) AS last FROM invoices AS invoice
        WHERE (invoice.seller, invoice.series, invoice.year) = (number.seller, number.series, number.year)
      ) AS given ON true
    `.execute(api.db);
    return rows[0]?.whole === true;
  }

  return { ...checkouts, listOf, documentsOf, haveNoGaps };
}
