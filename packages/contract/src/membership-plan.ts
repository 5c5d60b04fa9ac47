import type { Static } from 'typebox';
import type { Subscription } from './field.ts';

export type PlanID = Static<typeof Subscription>;

/** What a business may have and do for a membership's price. */
export interface MembershipPlan {
  planID: PlanID;
  /** US cents for a membership year; 0 for the free listing. */
  priceInCents: number;
  productsShown: number;
  boostsPerMonth: number;
  supportHoursPerYear: number;
  /** Whether our team looks at the facts the business states: the review is bought, never its result. */
  verificationReview: boolean;
}

/** The one source of prices and quotas (checklist 133–137, 340–342), from the smallest plan to the largest. */
export const membershipPlans: readonly MembershipPlan[] = [
  {
    planID: 'standard',
    priceInCents: 0,
    productsShown: 7,
    boostsPerMonth: 0,
    supportHoursPerYear: 0,
    verificationReview: false,
  },
  {
    planID: 'gold',
    priceInCents: 185_000,
    productsShown: 20,
    boostsPerMonth: 3,
    supportHoursPerYear: 0,
    verificationReview: true,
  },
  {
    planID: 'premium',
    priceInCents: 265_000,
    productsShown: 50,
    boostsPerMonth: 10,
    supportHoursPerYear: 6,
    verificationReview: true,
  },
  {
    planID: 'platinum',
    priceInCents: 365_000,
    productsShown: 100,
    boostsPerMonth: 20,
    supportHoursPerYear: 12,
    verificationReview: true,
  },
];

/** The plan of that name. */
export function membershipPlan(planID: PlanID): MembershipPlan {
  const plan = membershipPlans.find((each) => each.planID === planID);
  if (!plan) throw new Error(`There is no membership plan ${planID}`);
  return plan;
}

/** How large a plan is beside the others: 0 is the smallest. */
export function planRank(planID: PlanID): number {
  return membershipPlans.findIndex((plan) => plan.planID === planID);
}

/** What a plan is called, in every language alike. */
export function planName(planID: PlanID): string {
  return planID.charAt(0).toUpperCase() + planID.slice(1);
}
