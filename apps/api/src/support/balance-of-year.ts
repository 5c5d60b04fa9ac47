import { membershipPlan, type Period, type SupportBalance } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import type { Memberships } from '../membership/memberships-of.ts';
import { findYearMinutes } from './queries.ts';

/** The support hours of a business in a membership year. What is used and booked is never more than its package has. */
export async function balanceOfYear(
  db: ReadDatabase,
  businessID: string,
  { memberships, year }: { memberships: Memberships; year: Period },
): Promise<SupportBalance> {
  const plan = membershipPlan(memberships.planOfYear(year.startsOn) ?? 'standard');
  const totalMinutes = plan.supportHoursPerYear * 60;
  const { used, booked } = await findYearMinutes(db, businessID, year.startsOn);
  return {
    ...year,
    totalMinutes,
    usedMinutes: used,
    bookedMinutes: booked,
    leftMinutes: Math.max(0, totalMinutes - used - booked),
  };
}
