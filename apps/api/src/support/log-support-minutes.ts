import type { SupportBooking } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { membershipsOf } from '../membership/memberships-of.ts';
import type { ForOperator } from '../operator/policy.ts';
import { writeOnce } from '../write/write-once.ts';
import { balanceOfYear } from './balance-of-year.ts';
import { presentBookings } from './present.ts';
import { findBooking, findEntries, insertMinutes, lockSupport } from './queries.ts';

/**
 * Adds what the team used of a booking. With the first entry its sum counts in the place of the booked minutes.
 * @throws BadRequest for nothing; Conflict for more than the business has left, below zero, and of what was cancelled
 */
export async function logSupportMinutes(
  context: ForOperator,
  bookingID: string,
  { minutes, note }: { minutes: number; note: string },
): Promise<SupportBooking> {
  if (minutes === 0) throw new KontorError('BadRequest', 'Log at least one minute.');
  const about = () => ({ noun: 'support', id: bookingID });
  return writeOnce(context, { bookingID, minutes, note }, about, async (trx) => {
    const { business_id: businessID } = found(await findBooking(trx, bookingID), 'booking');
    await lockSupport(trx, businessID);
    const booking = found(await findBooking(trx, bookingID), 'booking');
    if (booking.cancelled_at) throw new KontorError('Conflict', 'This booking was cancelled.');
    const entries = await findEntries(trx, [bookingID]);
    const logged = entries.reduce((sum, entry) => sum + entry.minutes, 0);
    if (logged + minutes < 0)
      throw new KontorError('Conflict', `Only ${logged} minutes of this booking are logged.`, {
        issues: [issueAt('minutes', { code: 'tooSmall', limit: -logged })],
      });
    const counted = entries.length > 0 ? logged : booking.minutes;
    const memberships = await membershipsOf(trx, businessID);
    const year = { startsOn: booking.year_starts_on, endsOn: booking.year_starts_on };
    const { leftMinutes } = await balanceOfYear(trx, businessID, { memberships, year });
    const limit = leftMinutes + counted - logged;
    if (minutes > limit)
      throw new KontorError('Conflict', `The business has ${limit} more minutes for this booking.`, {
        issues: [issueAt('minutes', { code: 'tooLarge', limit })],
      });
    await insertMinutes(trx, { booking_id: bookingID, minutes, note, logged_by: context.actor.id });
    return found((await presentBookings(trx, [booking]))[0], 'booking');
  });
}
