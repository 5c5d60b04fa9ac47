import {
  daysLeft,
  daysOf,
  type Membership,
  membershipDay,
  membershipPlan,
  type PlanID,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { boostsUsedThisMonth } from '../boost/boosts-used-this-month.ts';
import type { ForMember } from '../business/policy.ts';
import { findPeopleByIDs } from '../person/find-people-by-ids.ts';
import { supportMinutesOfYear } from '../support/support-minutes-of-year.ts';
import { addressOfProfile, type Buyer } from './buyer.ts';
import { membershipAfter, membershipOn } from './membership-on.ts';
import { offersOf } from './offers-of.ts';
import { presentOrder } from './present-order.ts';
import {
  countProducts,
  findBusiness,
  findEvents,
  findLastOrder,
  findOpenOrder,
  findPaidOrders,
  findRenewal,
} from './queries.ts';
import { refundable } from './refundable.ts';

/** What a business has, until when, what of it is used, and what more costs today. */
export async function getBusinessMembership(
  context: ForMember,
  taxNumberAsked: string | undefined,
): Promise<Membership> {
  const { db, actor, taxRules } = context;
  const { businessID } = actor.actingBusiness;
  const today = membershipDay(new Date());
  const [business, orders, open, last, renewal, products, boosts, back, [person]] = await Promise.all([
    findBusiness(db, businessID),
    findPaidOrders(db, businessID),
    findOpenOrder(db, businessID),
    findLastOrder(db, businessID),
    findRenewal(db, businessID),
    countProducts(db, businessID),
    boostsUsedThisMonth(db, businessID),
    refundable(db, businessID, today),
    findPeopleByIDs(context, [actor.id]),
  ]);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const subscription = business.subscription as PlanID;
  const current = membershipOn(orders, today);
  const buyer = last?.buyer as Partial<Buyer> | undefined;
  const countryCode = business.country_code as string;
  const taxNumber = taxNumberAsked ?? buyer?.taxNumber;
  const { productsShown } = membershipPlan(subscription);
  const email = buyer?.email ?? person?.email;
  const address = buyer?.address ?? addressOfProfile(business);
  const next = membershipAfter(orders, today);
  const support = current && (await supportMinutesOfYear(db, businessID, current.period.startsOn));
  return {
    businessID,
    companyName: business.company_name as string,
    subscription,
    ...(current
      ? {
          period: {
            ...current.period,
            days: daysOf(current.period),
            daysLeft: daysLeft(current.period, today),
          },
        }
      : {}),
    ...(next ? { nextPlanId: next.planID } : {}),
    used: {
      productsShown: Math.min(products, productsShown),
      products,
      boosts,
      supportMinutes: support ? support.used + support.booked : 0,
    },
    ...(business.products_shown_until && products > productsShown
      ? { surplus: { products: products - productsShown, until: business.products_shown_until } }
      : {}),
    ...(renewal ? { renewal: { card: renewal.card, chosenAt: renewal.chosen_at.toISOString() } } : {}),
    offers: offersOf({
      subscription,
      orders,
      today,
      payer: { countryCode, taxNumber: taxNumber?.trim() || undefined },
      rules: taxRules,
    }),
    ...(open ? { order: presentOrder(open, await findEvents(db, open.id)) } : {}),
    ...(back
      ? { refundable: { orderID: back.order.id, totalCents: back.order.total_cents, until: back.until } }
      : {}),
    buyer: {
      name: buyer?.name ?? (business.company_name as string),
      countryCode,
      ...(email ? { email } : {}),
      ...(address ? { address } : {}),
      ...(buyer?.taxNumber ? { taxNumber: buyer.taxNumber } : {}),
    },
  };
}
