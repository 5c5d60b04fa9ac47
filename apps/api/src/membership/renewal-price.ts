import { membershipPlan } from '@kontor/contract';
import type { Buyer } from './buyer.ts';
import type { PaidPlanID } from './membership-on.ts';
import { type TaxRules, taxed } from './tax-rules.ts';

/** What the next year of a package costs whoever bought it last, as it is mailed before and charged then. */
export function renewalPrice(planID: PaidPlanID, { countryCode, taxNumber }: Buyer, rules: TaxRules) {
  const netCents = membershipPlan(planID).priceInCents;
  return { netCents, ...taxed(rules, { netCents, countryCode, taxNumber }) };
}
