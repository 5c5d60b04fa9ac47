import { dayAfter, type MembershipReview } from '@kontor/contract';
import { boostFiguresBetween } from '../../boost/boost-figures-between.ts';
import type { Context } from '../../context.ts';
import { whatPackageBrought } from '../../dashboard/what-package-brought.ts';
import { supportMinutesOfYear } from '../../support/support-minutes-of-year.ts';
import type { CurrentMembership } from '../membership-on.ts';

/** What a business had in the year of a package. */
export async function reviewOf(
  { db }: Pick<Context, 'db'>,
  businessID: string,
  { planID, period }: CurrentMembership,
  today: string,
): Promise<MembershipReview> {
  const { startsOn, endsOn } = period;
  const [brought, boosts, support] = await Promise.all([
    whatPackageBrought({ db }, businessID, startsOn, endsOn),
    boostFiguresBetween(db, businessID, {
      from: new Date(`${startsOn}T00:00:00Z`),
      to: new Date(`${dayAfter(endsOn, 1)}T00:00:00Z`),
    }),
    supportMinutesOfYear(db, businessID, startsOn),
  ]);
  return {
    planId: planID,
    startsOn,
    endsOn,
    isOver: endsOn < today,
    ...brought,
    boosts,
    supportMinutes: support.used,
  };
}
