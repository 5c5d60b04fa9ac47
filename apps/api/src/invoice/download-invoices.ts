import { type AnsweredFile, membershipDay } from '@kontor/contract';
import { makeZip } from 'client-zip';
import type { ForMember } from '../business/policy.ts';
import { pdfFileOf } from './pdf-file.ts';
import { findInvoices, type InvoiceCursor } from './queries.ts';

/** Invoices read at a time. */
const pageSize = 50;

/** All invoices of a business in a ZIP archive. One after the other is made while it is sent, so that one at a time is in memory. */
export async function downloadInvoices(context: ForMember): Promise<AnsweredFile> {
  return {
    name: `invoices-${membershipDay(new Date())}.zip`,
    contentType: 'application/zip',
    chunks: chunksOf(context),
  };
}

async function* chunksOf(context: ForMember): AsyncIterable<Uint8Array> {
  const reader = makeZip(filesOf(context)).getReader();
  try {
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read())
      if (value) yield value;
  } finally {
    await reader.cancel();
  }
}

async function* filesOf({ db, actor }: ForMember) {
  const { businessID } = actor.actingBusiness;
  let after: InvoiceCursor | undefined;
  do {
    const rows = await findInvoices(db, businessID, { after, limit: pageSize });
    for (const row of rows) {
      const { name, issuedOn, content } = await pdfFileOf(row);
      yield { name, lastModified: new Date(`${issuedOn}T00:00:00Z`), input: content };
    }
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    after = last && { issuedOn: last.issued_on, place: String(last.place) };
  } while (after);
}
