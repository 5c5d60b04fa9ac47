import type { Data, listInvoices as listInvoicesCall } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import type { ForMember } from '../business/policy.ts';
import { noCursor } from '../cursor/no-cursor.ts';
import { presentInvoice } from './present.ts';
import { findInvoices, type InvoiceCursor } from './queries.ts';

/** Invoices, credit notes and pro-forma invoices of a business, the newest first. */
export async function listInvoices(
  { db, actor }: ForMember,
  { size, after }: { size: number; after?: string },
): Promise<Data<typeof listInvoicesCall>> {
  const { businessID } = actor.actingBusiness;
  const found = await findInvoices(db, businessID, { after: readCursor(after), limit: size + 1 });
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { items: rows.map(presentInvoice), next: last && `${last.issued_on}.${last.place}` };
}

function readCursor(after: string | undefined): InvoiceCursor | undefined {
  if (after === undefined) return undefined;
  const [, issuedOn, place] = /^(\d{4}-\d\d-\d\d)\.(\d{1,18})$/.exec(after) ?? [];
  if (!issuedOn || !place || !isDay(issuedOn)) throw noCursor('after');
  return { issuedOn, place };
}
