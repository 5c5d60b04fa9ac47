import type { MembershipOffer, PlanID } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { offersOf } from './offers-of.ts';
import { findBusiness, findPaidOrders } from './queries.ts';
import { findUsableVoucher } from './voucher/find-usable-voucher.ts';
import { withVoucher } from './voucher/with-voucher.ts';

interface Asked {
  businessID: string;
  planId: MembershipOffer['planId'];
  taxNumber?: string | undefined;
  /** The code of a voucher, as it was typed. */
  voucher?: string | undefined;
  /** What was shown to who pays. */
  totalCents?: number | undefined;
}

/**
 * What a package costs a business today. @throws Conflict for one that is not larger than what it has, for a voucher that cannot be used,
 * and where it costs another amount than was shown to who pays
 */
export async function offerFor(
  { taxRules: rules }: Pick<ForMember, 'taxRules'>,
  db: ReadDatabase,
  { businessID, planId, taxNumber, voucher: code, totalCents }: Asked,
  today: string,
): Promise<MembershipOffer> {
  const [business, orders] = await Promise.all([
    findBusiness(db, businessID),
    findPaidOrders(db, businessID),
  ]);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const payer = {
    countryCode: business.country_code as string,
    taxNumber: taxNumber?.trim() || undefined,
  };
  const subscription = business.subscription as PlanID;
  const offers = offersOf({ subscription, orders, today, payer, rules });
  let offer = offers.find((each) => each.planId === planId);
  if (!offer) throw new KontorError('Conflict', 'The business already has this package or a larger one.');
  if (code !== undefined) {
    const found = await findUsableVoucher(db, { code, businessID, planId, today });
    if (found.state !== 'usable')
      throw new KontorError('Conflict', 'The voucher cannot be used for this purchase.');
    offer = withVoucher(offer, found.voucher, { payer, rules });
  }
  if (totalCents !== undefined && totalCents !== offer.totalCents)
    throw new KontorError(
      'Conflict',
      'The price has changed since the page was loaded. Nothing was charged.',
    );
  return offer;
}

/** The same of what somebody pays for. @throws Conflict where a voucher leaves nothing to pay */
export async function payableOfferFor(...asked: Parameters<typeof offerFor>): Promise<MembershipOffer> {
  const offer = await offerFor(...asked);
  if (offer.totalCents === 0)
    throw new KontorError('Conflict', 'There is nothing to pay: redeem the voucher.');
  return offer;
}
