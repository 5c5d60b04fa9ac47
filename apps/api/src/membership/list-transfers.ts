import type { Data, listTransfers as listTransfersCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { findProFormaNumbers } from '../invoice/find-pro-forma-numbers.ts';
import type { ForOperator } from '../operator/policy.ts';
import { presentOrder } from './present-order.ts';
import { findTransfers } from './queries.ts';

/** Transfers that are awaited, or whose money is to be sent back, the oldest first. */
export async function listTransfers(
  { db }: ForOperator,
  { state, size, after }: { state: 'awaited' | 'to-refund'; size: number; after?: string },
): Promise<Data<typeof listTransfersCall>> {
  const rows = await findTransfers(db, { state, after: readCursor(after), limit: size + 1 });
  const shown = rows.slice(0, size);
  const numbers = await findProFormaNumbers(
    { db },
    shown.map(({ id }) => id),
  );
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({
      order: presentOrder(row, state === 'awaited' ? [] : [{ kind: 'paid' }]),
      businessID: row.business_id,
      companyName: row.company_name as string,
      proForma: numbers.get(row.id),
    })),
    next: last && `${last.created_at.toISOString()} ${last.id}`,
  };
}

function readCursor(after: string | undefined) {
  if (after === undefined) return undefined;
  const read = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/.exec(after);
  const createdAt = new Date(read?.[1] ?? '');
  if (!read || Number.isNaN(createdAt.getTime()))
    throw new KontorError('BadRequest', 'This is not a valid `next` of a page.');
  return { createdAt, id: read[2] ?? '' };
}
