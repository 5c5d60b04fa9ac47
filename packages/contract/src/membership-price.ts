import { daysLeft, daysOf, type Period } from './membership-period.ts';
import { type MembershipPlan, membershipPlans, planRank } from './membership-plan.ts';

/** What an upgrade costs, line by line. */
export interface UpgradePrice {
  newPriceCents: number;
  oldPriceCents: number;
  daysLeft: number;
  days: number;
  /** (new price − old price) × days left ÷ days of the period, rounded down to the cent. */
  netCents: number;
}

/** What the rest of a period costs with a larger plan. */
export function upgradePrice(
  from: MembershipPlan,
  to: MembershipPlan,
  period: Period,
  today: string,
): UpgradePrice {
  const days = daysOf(period);
  const left = Math.min(days, daysLeft(period, today));
  const difference = to.priceInCents - from.priceInCents;
  return {
    newPriceCents: to.priceInCents,
    oldPriceCents: from.priceInCents,
    daysLeft: left,
    days,
    netCents: Math.floor((difference * left) / days),
  };
}

/** The plans above one, from the next to the largest: an upgrade is offered to those alone (checklist 214). */
export function plansAbove(planID: MembershipPlan['planID']): readonly MembershipPlan[] {
  return membershipPlans.slice(planRank(planID) + 1);
}
