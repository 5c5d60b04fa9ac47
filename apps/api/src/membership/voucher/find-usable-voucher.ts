import type { VoucherCheck } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { findUses, findVoucher, type VoucherRow } from './queries.ts';
import { voucherCode } from './voucher-code.ts';

interface Asked {
  /** As it was typed. */
  code: string;
  businessID: string;
  planId: string;
  today: string;
}

type Found = { state: 'usable'; voucher: VoucherRow } | { state: Exclude<VoucherCheck['state'], 'usable'> };

/** The voucher of a code, where a business may use it for a package on a day; else why not. That it is for another business is told to nobody. */
export async function findUsableVoucher(
  db: ReadDatabase,
  { code, businessID, planId, today }: Asked,
): Promise<Found> {
  const voucher = await findVoucher(db, voucherCode(code));
  if (!voucher || (voucher.business_id && voucher.business_id !== businessID)) return { state: 'unknown' };
  if (voucher.revoked_at || voucher.valid_until < today) return { state: 'ended' };
  const uses = await findUses(db, [voucher.code]);
  const own = uses.find((use) => use.businessID === businessID);
  if (own?.isPaid) return { state: 'used' };
  // A purchase of its own that is under way is the one it is for.
  if (!own && uses.length >= voucher.uses) return { state: 'used' };
  if (voucher.plan_id && voucher.plan_id !== planId) return { state: 'other-package' };
  return { state: 'usable', voucher };
}
