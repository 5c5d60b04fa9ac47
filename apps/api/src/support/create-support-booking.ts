import {
  type createSupportBooking as createSupportBookingCall,
  type Input,
  membershipDay,
  type SupportBooking,
} from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { found } from '../found.ts';
import { membershipsOf } from '../membership/memberships-of.ts';
import { isTimeZone } from '../time-zone/local-time.ts';
import { writeOnce } from '../write/write-once.ts';
import { balanceOfYear } from './balance-of-year.ts';
import { enqueueMail } from './jobs.ts';
import { openTimes } from './open-times.ts';
import { presentBookings } from './present.ts';
import { insertBooking, lockSupport } from './queries.ts';

type Sent = Input<typeof createSupportBookingCall>['body'];

/**
 * Books a time for a business. One after the other of a business, so that it never books more than it has.
 * @throws BadRequest for what is no time of the team; Conflict where the hours do not suffice, or somebody else was first
 */
export async function createSupportBooking(context: ForMember, sent: Sent): Promise<SupportBooking> {
  const { actor, supportHours } = context;
  const { businessID } = actor.actingBusiness;
  const { minutes, topic, message, timeZone = supportHours.timeZone } = sent;
  if (!isTimeZone(timeZone)) throw refused('timeZone', 'unknown', 'There is no such time zone.');
  const startsAt = new Date(sent.startsAt);
  const isOpen = openTimes(supportHours, minutes, new Date()).some(
    (start) => start.getTime() === startsAt.getTime(),
  );
  if (!isOpen)
    throw refused('startsAt', 'unknown', 'This is no time of the support team that can be booked.');
  const about = ({ bookingID }: SupportBooking) => ({ noun: 'support', id: bookingID });
  return writeOnce(context, { businessID, ...sent }, about, async (trx) => {
    await lockSupport(trx, businessID);
    const memberships = await membershipsOf(trx, businessID);
    const year = memberships.on(membershipDay(startsAt))?.period;
    const balance = year && (await balanceOfYear(trx, businessID, { memberships, year }));
    const limit = balance?.leftMinutes ?? 0;
    if (!year || limit < minutes)
      throw new KontorError('Conflict', `The business has ${limit} minutes left of that membership year.`, {
        issues: [issueAt('minutes', { code: 'tooLarge', limit })],
      });
    const booking = {
      business_id: businessID,
      booked_by: actor.id,
      year_starts_on: year.startsOn,
      starts_at: startsAt,
      minutes,
      topic,
      message,
      time_zone: timeZone,
    };
    const row = await insertBooking(trx, booking, supportHours.seats);
    if (!row)
      throw new KontorError('Conflict', 'Someone else has booked this time.', {
        issues: [issueAt('startsAt', { code: 'changedMeanwhile' })],
      });
    await enqueueMail(trx, row.id, 'booked');
    return found((await presentBookings(trx, [row]))[0], 'booking');
  });
}

const refused = (field: string, code: 'unknown', message: string) =>
  new KontorError('BadRequest', message, { issues: [{ ...issueAt(field, { code }), in: 'body' as const }] });
