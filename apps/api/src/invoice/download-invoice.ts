import type { AnsweredFile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { pdfFileOf } from './pdf-file.ts';
import { findInvoice } from './queries.ts';

/** An invoice of a business as PDF. @throws NotFound for another's */
export async function downloadInvoice({ db, actor }: ForMember, invoiceID: string): Promise<AnsweredFile> {
  const { businessID } = actor.actingBusiness;
  const row = await findInvoice(db, { businessID, invoiceID });
  if (!row) throw new KontorError('NotFound', 'There is no such invoice.');
  const { name, content } = await pdfFileOf(row);
  return { name, contentType: 'application/pdf', bytes: content.length, chunks: chunksOf(content) };
}

async function* chunksOf(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}
