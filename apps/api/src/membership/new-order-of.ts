import type { MembershipOffer } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import type { ForMember } from '../business/policy.ts';
import type { Buyer } from './buyer.ts';
import { findPaidOrders, type NewOrderRow } from './queries.ts';

/** A row for an order that is made today, but how it is paid. */
export async function newOrderOf(
  { actor, language }: ForMember,
  db: ReadDatabase,
  buyer: Buyer,
  offer: MembershipOffer,
): Promise<Omit<NewOrderRow, 'way' | 'provider'>> {
  const { businessID } = actor.actingBusiness;
  const orders = await findPaidOrders(db, businessID);
  const current = orders.find(({ endsOn }) => endsOn === offer.endsOn);
  return {
    business_id: businessID,
    ordered_by: actor.id,
    purpose: offer.purpose,
    plan_id: offer.planId,
    from_plan_id: offer.upgrade?.fromPlanId ?? 'standard',
    starts_on: offer.startsOn,
    ends_on: offer.endsOn,
    period_starts_on:
      offer.purpose === 'upgrade' ? (current?.periodStartsOn ?? offer.startsOn) : offer.startsOn,
    currency: offer.currency,
    voucher_code: offer.voucher?.code ?? null,
    discount_cents: offer.voucher?.discountCents ?? 0,
    net_cents: offer.netCents,
    tax_lines: JSON.stringify(offer.taxLines),
    total_cents: offer.totalCents,
    buyer: JSON.stringify(buyer),
    language,
  };
}
