import type { Voucher } from '@kontor/contract';
import type { VoucherRow } from './queries.ts';

export function presentVoucher(row: VoucherRow, used: number): Voucher {
  return {
    code: row.code,
    ...(row.percent === null ? { amountCents: row.amount_cents ?? 0 } : { percent: row.percent }),
    ...(row.plan_id ? { planId: row.plan_id as Voucher['planId'] & string } : {}),
    ...(row.business_id ? { businessID: row.business_id } : {}),
    uses: row.uses,
    validUntil: row.valid_until,
    note: row.note,
    used,
    createdAt: row.created_at.toISOString(),
    ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
  };
}
