import { type Period, type PlanID, planRank } from '@kontor/contract';

export type PaidPlanID = Exclude<PlanID, 'standard'>;

/** An order that counts: paid, and not given back. */
export interface PaidOrder extends Period {
  orderID: string;
  planID: PaidPlanID;
  /** First day of the membership year it belongs to. */
  periodStartsOn: string;
}

export interface CurrentMembership {
  planID: PaidPlanID;
  period: Period;
}

/** The larger plan first; of equal ones that which lasts longer. */
export const byWorth = (one: PaidOrder, other: PaidOrder) =>
  planRank(other.planID) - planRank(one.planID) || other.endsOn.localeCompare(one.endsOn);

/**
 * What a business has on a day: the largest plan of the orders whose days hold it. It follows from the set of orders alone, in whatever
 * order they were paid. Undefined on a day nothing is paid for.
 */
export function membershipOn(orders: readonly PaidOrder[], day: string): CurrentMembership | undefined {
  const [best] = orders.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn).toSorted(byWorth);
  return best && { planID: best.planID, period: { startsOn: best.periodStartsOn, endsOn: best.endsOn } };
}

/** What is paid for the time after a day's membership, if anything. */
export function membershipAfter(orders: readonly PaidOrder[], day: string): PaidOrder | undefined {
  return orders
    .filter(({ startsOn }) => startsOn > day)
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))[0];
}
