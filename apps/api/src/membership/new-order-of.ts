import type { MembershipOffer, NewTransferOrder } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { plainLine } from '../text/plain-text.ts';
import { findBusiness, findPaidOrders, type NewOrderRow } from './queries.ts';

/** Whom an invoice names, as it was when the order was made. */
export interface Buyer {
  name: string;
  address?: string;
  countryCode: string;
  email: string;
  taxNumber?: string;
}

/** A row for an order that is made today, but how it is paid. */
export async function newOrderOf(
  { actor, language }: ForMember,
  db: ReadDatabase,
  { businessID, email, taxNumber }: Pick<NewTransferOrder, 'businessID' | 'email' | 'taxNumber'>,
  offer: MembershipOffer,
): Promise<Omit<NewOrderRow, 'way' | 'provider'>> {
  const [business, orders] = await Promise.all([
    findBusiness(db, businessID),
    findPaidOrders(db, businessID),
  ]);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const current = orders.find(({ endsOn }) => endsOn === offer.endsOn);
  const number = plainLine(taxNumber ?? '');
  const buyer: Buyer = {
    name: business.company_name as string,
    countryCode: business.country_code as string,
    email,
    ...(business.legal_address_english ? { address: business.legal_address_english } : {}),
    ...(number ? { taxNumber: number } : {}),
  };
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
