import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findBookingsOf, findEntriesOf } from './queries.ts';

/** The times a person booked with the support team, and the minutes they logged for it, for their archive. */
export async function listSupportOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['support']> {
  const bookings = await findBookingsOf(db, personID);
  const entries = await findEntriesOf(db, personID);
  return {
    bookings: bookings.map((row) => ({
      bookingID: row.id,
      businessID: row.business_id,
      startsAt: row.starts_at.toISOString(),
      minutes: row.minutes,
      topic: row.topic,
      message: row.message,
      timeZone: row.time_zone,
      at: row.created_at.toISOString(),
    })),
    logged: entries.map(({ booking_id, minutes, note, logged_at }) => ({
      bookingID: booking_id,
      minutes,
      note,
      at: logged_at.toISOString(),
    })),
  };
}
