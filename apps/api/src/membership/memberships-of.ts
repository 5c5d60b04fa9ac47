import type { PlanID } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { byWorth, type CurrentMembership, membershipOn } from './membership-on.ts';
import { findPaidOrders } from './queries.ts';

export interface Memberships {
  /** What the business has on a day. */
  on(day: string): CurrentMembership | undefined;
  /** The largest package of the membership year that starts on a day: after an upgrade it counts for the whole year. */
  planOfYear(startsOn: string): PlanID | undefined;
}

/** The paid memberships of a business. */
export async function membershipsOf(db: ReadDatabase, businessID: string): Promise<Memberships> {
  const orders = await findPaidOrders(db, businessID);
  return {
    on: (day) => membershipOn(orders, day),
    planOfYear: (startsOn) =>
      orders.filter(({ periodStartsOn }) => periodStartsOn === startsOn).toSorted(byWorth)[0]?.planID,
  };
}
