import { membershipDay, membershipPlan } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { membershipsOf } from '../membership/memberships-of.ts';
import { balanceOfYear } from './balance-of-year.ts';
import { enqueueMail } from './jobs.ts';
import { type BookingRow, findUpcoming, lockSupport, markCancelled } from './queries.ts';

/**
 * Cancels bookings to come that the membership no longer covers: on days beyond its end, and, where the package became smaller, the
 * latest ones until the rest fits. In the transaction that takes the package away; whoever waits to book reads the new one.
 */
export async function settleSupport(trx: Transaction<DB>, businessID: string, today: string): Promise<void> {
  await lockSupport(trx, businessID);
  const start = Math.max(Date.now(), Date.parse(`${today}T00:00:00Z`));
  const upcoming = await findUpcoming(trx, businessID, new Date(start));
  if (upcoming.length === 0) return;
  const memberships = await membershipsOf(trx, businessID);
  for (const booking of upcoming) {
    const plan = memberships.on(membershipDay(booking.starts_at))?.planID ?? 'standard';
    const isCovered = membershipPlan(plan).supportHoursPerYear > 0;
    if (!isCovered || (await isTooMuch(booking))) {
      await markCancelled(trx, booking.id, { by: 'membership' });
      await enqueueMail(trx, booking.id, 'ended');
    }
  }

  async function isTooMuch({ year_starts_on: startsOn }: BookingRow): Promise<boolean> {
    const year = { startsOn, endsOn: startsOn };
    const { totalMinutes, usedMinutes, bookedMinutes } = await balanceOfYear(trx, businessID, {
      memberships,
      year,
    });
    return usedMinutes + bookedMinutes > totalMinutes;
  }
}
