import { dayAfter, membershipLimits, membershipPlan, type PlanID, planRank } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { endBoosts } from '../boost/end-boosts.ts';
import { setSubscription } from '../business/set-subscription.ts';
import { settleSupport } from '../support/settle-support.ts';
import { membershipOn, type PaidOrder } from './membership-on.ts';
import { deleteRenewal, findBusiness, findPaidOrders } from './queries.ts';

/**
 * Lets a business have what its orders say it has on a day. Badge, boosts and hours follow the package at once; where it ended by its
 * time, as many products as before are shown for 30 days more. The caller holds the lock of the membership.
 */
export async function applyMembership(
  trx: Transaction<DB>,
  businessID: string,
  today: string,
): Promise<void> {
  const [business, orders] = await Promise.all([
    findBusiness(trx, businessID),
    findPaidOrders(trx, businessID),
  ]);
  // It was removed meanwhile.
  if (!business) return;
  const former = business.subscription as PlanID;
  const present = membershipOn(orders, today)?.planID ?? 'standard';
  const shown = surplusOf(orders, present, today);
  if (former !== present || business.products_shown_as !== (shown?.as ?? null))
    await setSubscription(trx, { businessID, subscription: present, shown });
  if (planRank(present) < planRank(former)) {
    if (membershipPlan(present).boostsPerMonth === 0) await endBoosts(trx, businessID, new Date());
    await settleSupport(trx, businessID, today);
    // It was chosen for what has ended or went back: the next package is renewed only where its owner chooses so again.
    if (present === 'standard') await deleteRenewal(trx, businessID);
  }
}

/** The plan that ended in the last 30 days and showed more products than the present one, and until when its number counts. */
function surplusOf(orders: readonly PaidOrder[], present: PlanID, today: string) {
  const { surplusDays } = membershipLimits;
  const shows = (planID: PlanID) => membershipPlan(planID).productsShown;
  const [ended] = orders
    .filter(({ endsOn }) => endsOn < today && dayAfter(endsOn, surplusDays) >= today)
    .filter(({ planID }) => shows(planID) > shows(present))
    .toSorted(
      (one, other) => shows(other.planID) - shows(one.planID) || other.endsOn.localeCompare(one.endsOn),
    );
  return ended && { as: ended.planID, until: dayAfter(ended.endsOn, surplusDays) };
}
