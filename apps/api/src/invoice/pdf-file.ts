import type { InvoiceDocument } from './invoice-document.ts';
import { writeInvoice } from './pdf/write-invoice.ts';
import type { InvoiceRow } from './queries.ts';

/** An invoice as a file. */
export async function pdfFileOf({
  document,
}: Pick<InvoiceRow, 'document'>): Promise<{ name: string; issuedOn: string; content: Buffer }> {
  const snapshot = document as unknown as InvoiceDocument;
  const { number, issuedOn } = snapshot;
  return { name: `${number}.pdf`, issuedOn, content: await writeInvoice(snapshot) };
}
