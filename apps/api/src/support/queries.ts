import type { DB, ReadDatabase } from '@kontor/database';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';

export type BookingRow = Selectable<DB['support_bookings']>;
export type NewBooking = Omit<Insertable<DB['support_bookings']>, 'seat'>;
export type CancelledBy = NonNullable<BookingRow['cancelled_by']>;

export interface YearMinutes {
  used: number;
  booked: number;
}

interface TakenTime {
  seat: number;
  starts_at: Date;
  minutes: number;
}

/** Until the transaction ends nobody else changes the bookings of the business. */
export async function lockSupport(trx: Transaction<DB>, businessID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`support ${businessID}`}, 0))`.execute(trx);
}

/** What is used and booked of a membership year (`support_bookings_of_business`). */
export async function findYearMinutes(
  db: ReadDatabase,
  businessID: string,
  yearStartsOn: string,
): Promise<YearMinutes> {
  const { rows } = await sql<YearMinutes>`
    SELECT coalesce(sum(logged.minutes), 0)::int AS used,
      coalesce(sum(booking.minutes) FILTER (WHERE logged.minutes IS NULL), 0)::int AS booked
    FROM support_bookings AS booking
      LEFT JOIN LATERAL (SELECT sum(minutes) AS minutes FROM support_minutes WHERE booking_id = booking.id) AS logged ON true
    WHERE business_id = ${businessID} AND year_starts_on = ${yearStartsOn}::date AND cancelled_at IS NULL
  `.execute(db);
  return rows[0] as YearMinutes;
}

/** Times of a stretch that are taken (`support_bookings_by_start`). */
export function findTaken(db: ReadDatabase, from: Date, to: Date): Promise<TakenTime[]> {
  return db
    .selectFrom('support_bookings')
    .select(['seat', 'starts_at', 'minutes'])
    .where('starts_at', '>', new Date(from.getTime() - 3_600_000))
    .where('starts_at', '<', to)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Takes the first seat that is free then. @returns nothing where none is */
export async function insertBooking(
  trx: Transaction<DB>,
  booking: NewBooking,
  seats: number,
): Promise<BookingRow | undefined> {
  for (let seat = 1; seat <= seats; seat += 1) {
    const row = await trx
      .insertInto('support_bookings')
      .values({ ...booking, seat })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
  return undefined;
}

/** The bookings of a business, the latest start first (`support_bookings_of_business`). */
export function findBookings(db: ReadDatabase, businessID: string, limit: number): Promise<BookingRow[]> {
  return db
    .selectFrom('support_bookings')
    .selectAll()
    .where('business_id', '=', businessID)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @param businessID of this business alone */
export function findBooking(
  db: ReadDatabase,
  bookingID: string,
  businessID?: string,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('support_bookings')
    .selectAll()
    .where('id', '=', bookingID)
    .$if(businessID !== undefined, (query) => query.where('business_id', '=', businessID as string))
    .executeTakeFirst();
}

/** Entries of bookings, each one's in its order (`support_minutes_of_booking`). */
export function findEntries(db: ReadDatabase, bookingIDs: readonly string[]) {
  return db
    .selectFrom('support_minutes')
    .select(['booking_id', 'minutes', 'note', 'logged_at'])
    .where('booking_id', 'in', [...bookingIDs, '00000000-0000-0000-0000-000000000000'])
    .orderBy('id')
    .execute();
}

export async function insertMinutes(
  trx: Transaction<DB>,
  entry: Insertable<DB['support_minutes']>,
): Promise<void> {
  await trx.insertInto('support_minutes').values(entry).execute();
}

export async function markCancelled(
  trx: Transaction<DB>,
  bookingID: string,
  { by, reason }: { by: CancelledBy; reason?: string },
): Promise<void> {
  await trx
    .updateTable('support_bookings')
    .set({ cancelled_at: sql`now()`, cancelled_by: by, cancel_reason: reason ?? null })
    .where('id', '=', bookingID)
    .execute();
}

/** Bookings of all businesses with their names, the earliest first (`support_bookings_by_start`). */
export function findBookingsFrom(
  db: ReadDatabase,
  { from, after, limit }: { from: Date; after: { startsAt: Date; id: string } | undefined; limit: number },
) {
  return db
    .selectFrom('support_bookings as booking')
    .innerJoin('businesses_with_membership as business', 'business.id', 'booking.business_id')
    .selectAll('booking')
    .select('business.company_name')
    .where('booking.starts_at', '>=', from)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(booking.starts_at, booking.id) > (${after?.startsAt}, ${after?.id}::uuid)`),
    )
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .limit(limit)
    .execute();
}

/** Bookings of a business that are to come and nothing is logged of, the latest first (`support_bookings_of_business`). */
export async function findUpcoming(db: ReadDatabase, businessID: string, from: Date): Promise<BookingRow[]> {
  return db
    .selectFrom('support_bookings')
    .selectAll()
    .where('business_id', '=', businessID)
    .where('starts_at', '>=', from)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM support_minutes WHERE booking_id = support_bookings.id)`)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether a business booked a time in a stretch that stands, or minutes were logged in it (`support_bookings_of_business`). */
export async function isUsedBetween(
  db: ReadDatabase,
  businessID: string,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    SELECT EXISTS (
      SELECT FROM support_bookings
      WHERE business_id = ${businessID} AND cancelled_at IS NULL AND created_at >= ${from} AND created_at < ${to}
    ) OR EXISTS (
      SELECT FROM support_bookings AS booking JOIN support_minutes AS entry ON entry.booking_id = booking.id
      WHERE business_id = ${businessID} AND logged_at >= ${from} AND logged_at < ${to}
      GROUP BY booking.id HAVING sum(entry.minutes) > 0
    ) AS used
  `.execute(db);
  return rows[0]?.used ?? false;
}

/**
 * Notes those that start within a day and of which nobody was reminded; one that was booked for the next day needs no reminder
 * (`support_bookings_by_start`). @returns their ids
 */
export async function noteDueReminders(trx: Transaction<DB>, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('support_bookings')
    .set({ reminded_at: now })
    .where('starts_at', '>', now)
    .where('starts_at', '<=', new Date(now.getTime() + 86_400_000))
    .where('reminded_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`created_at < starts_at - interval '36 hours'`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who manages a business, and is told what the team cancels. */
export async function findManagerIDs(db: ReadDatabase, businessID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('administrators_of_businesses')
    .select('person_id')
    .where('business_id', '=', businessID)
    .orderBy('person_id')
    .execute();
  return rows.flatMap(({ person_id }) => person_id ?? []);
}

/** How a business is named in mails. */
export async function findCompanyName(db: ReadDatabase, businessID: string): Promise<string> {
  const row = await db
    .selectFrom('businesses_with_membership')
    .select('company_name')
    .where('id', '=', businessID)
    .executeTakeFirst();
  return row?.company_name ?? '';
}

/** The package a business has. */
export async function findPlan(db: ReadDatabase, businessID: string) {
  const { subscription } = await db
    .selectFrom('business_cards')
    .select('subscription')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();
  return subscription;
}

/** What somebody booked (`support_bookings_by_person`). */
export function findBookingsOf(db: ReadDatabase, personID: string): Promise<BookingRow[]> {
  return db
    .selectFrom('support_bookings')
    .selectAll()
    .where('booked_by', '=', personID)
    .orderBy('created_at')
    .execute();
}

/** Minutes somebody logged (`support_minutes_by_person`). */
export function findEntriesOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('support_minutes')
    .select(['booking_id', 'minutes', 'note', 'logged_at'])
    .where('logged_by', '=', personID)
    .orderBy('id')
    .execute();
}
