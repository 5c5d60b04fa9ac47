import type { MembershipOffer } from '@kontor/contract';
import { type Payer, type TaxRules, taxed } from '../tax-rules.ts';
import { discountOf } from './discount-of.ts';
import type { VoucherRow } from './queries.ts';

/** What an offer comes to with a voucher: the discount is taken off before tax. */
export function withVoucher(
  offer: MembershipOffer,
  voucher: VoucherRow,
  { payer, rules }: { payer: Payer; rules: TaxRules },
): MembershipOffer {
  const discountCents = discountOf(voucher, offer.netCents);
  const netCents = offer.netCents - discountCents;
  return {
    ...offer,
    voucher: { code: voucher.code, discountCents },
    netCents,
    ...taxed(rules, { netCents, ...payer }),
  };
}
