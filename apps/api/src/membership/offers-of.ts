import {
  dayAfter,
  daysLeft,
  type MembershipOffer,
  membershipLimits,
  membershipPlan,
  type PlanID,
  packageCurrency,
  plansAbove,
  upgradePrice,
  yearFrom,
} from '@kontor/contract';
import {
  type CurrentMembership,
  membershipAfter,
  membershipOn,
  type PaidOrder,
  type PaidPlanID,
} from './membership-on.ts';
import { type Payer, type TaxRules, taxed } from './tax-rules.ts';

interface Asked {
  subscription: PlanID;
  orders: readonly PaidOrder[];
  today: string;
  payer: Payer;
  rules: TaxRules;
}

type Untaxed = Omit<MembershipOffer, 'taxLines' | 'totalCents' | 'currency'>;

/** What a business may buy today, and for how much: larger plans, and the next year of its own in the last 60 days. */
export function offersOf({ subscription, orders, today, payer, rules }: Asked): MembershipOffer[] {
  const current = membershipOn(orders, today);
  return [...larger(subscription, current, today), ...nextYear(orders, current, today)].map((offer) => ({
    ...offer,
    ...taxed(rules, { netCents: offer.netCents, ...payer }),
    currency: packageCurrency,
  }));
}

function larger(subscription: PlanID, current: CurrentMembership | undefined, today: string): Untaxed[] {
  const from = membershipPlan(current?.planID ?? subscription);
  return plansAbove(from.planID).map((plan) => {
    const planId = plan.planID as PaidPlanID;
    if (!current) {
      const year = yearFrom(today);
      return { planId, purpose: 'new', ...year, priceCents: plan.priceInCents, netCents: plan.priceInCents };
    }
    const price = upgradePrice(from, plan, current.period, today);
    return {
      planId,
      purpose: 'upgrade',
      startsOn: today,
      endsOn: current.period.endsOn,
      priceCents: plan.priceInCents,
      upgrade: {
        fromPlanId: current.planID,
        oldPriceCents: price.oldPriceCents,
        daysLeft: price.daysLeft,
        days: price.days,
      },
      netCents: price.netCents,
    };
  });
}

function nextYear(
  orders: readonly PaidOrder[],
  current: CurrentMembership | undefined,
  today: string,
): Untaxed[] {
  if (!current || membershipAfter(orders, today)) return [];
  if (daysLeft(current.period, today) > membershipLimits.renewalDays) return [];
  const { planID: planId } = current;
  const { priceInCents } = membershipPlan(planId);
  const year = yearFrom(dayAfter(current.period.endsOn, 1));
  return [{ planId, purpose: 'renewal', ...year, priceCents: priceInCents, netCents: priceInCents }];
}
