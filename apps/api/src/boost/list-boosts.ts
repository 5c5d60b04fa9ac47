import { type Data, type listBoosts as listBoostsCall, membershipPlan } from '@kontor/contract';
import type { ForMember } from '../business/policy.ts';
import { presentBoosts } from './present.ts';
import { findBoosts, findDays, findMonth, findPlan } from './queries.ts';

const maximumListed = 100;
const shownDays = 30;

/** The boosts of a business with their figures, also what was counted a moment ago. */
export async function listBoosts(context: ForMember): Promise<Data<typeof listBoostsCall>> {
  const { db, actor, boostCounter } = context;
  const { businessID } = actor.actingBusiness;
  await boostCounter.flush();
  const [subscription, month, rows, days] = await Promise.all([
    findPlan(db, businessID),
    findMonth(db, businessID),
    findBoosts(db, businessID, { limit: maximumListed }),
    findDays(db, businessID, shownDays),
  ]);
  return {
    subscription,
    month: { boosts: membershipPlan(subscription).boostsPerMonth, used: month.used, ends: month.ends },
    boosts: await presentBoosts(context, businessID, rows),
    days,
  };
}
