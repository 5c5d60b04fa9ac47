import type { MembershipOffer, NewTransferOrder, PlanID } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { offersOf } from './offers-of.ts';
import { findBusiness, findPaidOrders } from './queries.ts';

/**
 * What a package costs a business today. @throws Conflict for one that is not larger than what it has, and where it costs another amount
 * than was shown to who pays
 */
export async function offerFor(
  { taxRules }: Pick<ForMember, 'taxRules'>,
  db: ReadDatabase,
  { businessID, planId, taxNumber, totalCents }: NewTransferOrder,
  today: string,
): Promise<MembershipOffer> {
  const [business, orders] = await Promise.all([
    findBusiness(db, businessID),
    findPaidOrders(db, businessID),
  ]);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const offers = offersOf({
    subscription: business.subscription as PlanID,
    orders,
    today,
    payer: { countryCode: business.country_code as string, taxNumber: taxNumber?.trim() || undefined },
    rules: taxRules,
  });
  const offer = offers.find((each) => each.planId === planId);
  if (!offer) throw new KontorError('Conflict', 'The business has this package, or a larger one, already.');
  if (totalCents !== undefined && totalCents !== offer.totalCents)
    throw new KontorError(
      'Conflict',
      'The price has changed since the page was loaded. Nothing was charged.',
    );
  return offer;
}
