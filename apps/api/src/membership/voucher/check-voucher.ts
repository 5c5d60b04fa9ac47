import { type MembershipOffer, membershipDay, type VoucherCheck } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { offerFor } from '../offer-for.ts';
import { findUsableVoucher } from './find-usable-voucher.ts';

interface Asked {
  businessID: string;
  planId: MembershipOffer['planId'];
  code: string;
  taxNumber?: string;
}

/** What a package costs a business with a voucher, or why it cannot be used. @throws Conflict for a package that is not offered */
export async function checkVoucher(
  context: ForMember,
  { code, businessID, planId, taxNumber }: Asked,
): Promise<VoucherCheck> {
  const { db } = context;
  const today = membershipDay(new Date());
  const { state } = await findUsableVoucher(db, { code, businessID, planId, today });
  if (state !== 'usable') return { state };
  return {
    state,
    offer: await offerFor(context, db, { businessID, planId, taxNumber, voucher: code }, today),
  };
}
