import { expect, it } from 'vitest';
import { Subscription } from './field.ts';
import { membershipPlan, membershipPlans } from './membership-plan.ts';

it.each([
  ['standard', 0, 7, 0, 0, false],
  ['gold', 1850, 20, 3, 0, true],
  ['premium', 2650, 50, 10, 6, true],
  ['platinum', 3650, 100, 20, 12, true],
] as const)(
  '%s costs US$ %i a year, with the quotas of the specification',
  (planID, dollars, products, boosts, hours, review) => {
    expect(membershipPlan(planID)).toEqual({
      planID,
      priceInCents: dollars * 100,
      productsShown: products,
      boostsPerMonth: boosts,
      supportHoursPerYear: hours,
      verificationReview: review,
    });
  },
);

it('there is one plan for each subscription, in the same order', () => {
  expect(membershipPlans.map(({ planID }) => planID)).toEqual(Subscription.enum);
});

it('a larger plan gives no less of anything', () => {
  for (const [index, plan] of membershipPlans.entries()) {
    const smaller = membershipPlans[index - 1];
    if (!smaller) continue;
    expect(plan.priceInCents).toBeGreaterThan(smaller.priceInCents);
    expect(plan.productsShown).toBeGreaterThan(smaller.productsShown);
    expect(plan.boostsPerMonth).toBeGreaterThan(smaller.boostsPerMonth);
    expect(plan.supportHoursPerYear).toBeGreaterThanOrEqual(smaller.supportHoursPerYear);
  }
});
