import type { Data, listVouchers as listVouchersCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../../operator/policy.ts';
import { presentVoucher } from './present-voucher.ts';
import { findUses, findVouchers } from './queries.ts';

/** Vouchers with how often each was used, the newest first. */
export async function listVouchers(
  { db }: ForOperator,
  { size, after }: { size: number; after?: string },
): Promise<Data<typeof listVouchersCall>> {
  if (after !== undefined && !/^\d{1,15}$/.test(after))
    throw new KontorError('BadRequest', 'This is not a valid `next` of a page.');
  const rows = await findVouchers(db, {
    before: after === undefined ? undefined : Number(after),
    limit: size + 1,
  });
  const shown = rows.slice(0, size);
  const uses = await findUses(
    db,
    shown.map(({ code }) => code),
  );
  const used = Map.groupBy(uses, ({ code }) => code);
  return {
    items: shown.map((row) => presentVoucher(row, used.get(row.code)?.length ?? 0)),
    next: rows.length > size ? String(shown.at(-1)?.id) : undefined,
  };
}
