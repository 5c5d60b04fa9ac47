import type { Data, listPaymentDifferences as listPaymentDifferencesCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../operator/policy.ts';
import { type DifferenceRow, findDifferences } from './difference-queries.ts';

type Page = Data<typeof listPaymentDifferencesCall>;
type Difference = Page['items'][number];

/** What the ledger and the provider say differently, the newest first. */
export async function listPaymentDifferences(
  { db }: ForOperator,
  { size, after }: { size: number; after?: string },
): Promise<Page> {
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    throw new KontorError('BadRequest', 'This is not a valid `next` of a page.');
  const rows = await findDifferences(db, {
    before: after === undefined ? undefined : Number(after),
    limit: size + 1,
  });
  return {
    items: rows.slice(0, size).map(presentDifference),
    next: rows.length > size ? String(rows[size - 1]?.id) : undefined,
  };
}

function presentDifference(row: DifferenceRow): Difference {
  const { ours_cents, ours_currency, theirs_cents, theirs_currency } = row;
  return {
    kind: row.kind as Difference['kind'],
    about: row.about as Difference['about'],
    provider: row.provider,
    orderID: row.order_id,
    providerID: row.provider_id,
    ...(ours_cents === null || ours_currency === null
      ? {}
      : { ours: { cents: ours_cents, currency: ours_currency } }),
    ...(theirs_cents === null || theirs_currency === null
      ? {}
      : { theirs: { cents: theirs_cents, currency: theirs_currency } }),
    foundAt: row.found_at.toISOString(),
  };
}
