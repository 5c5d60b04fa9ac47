import { type SupportBooking, supportLimits } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { type BookingRow, findEntries } from './queries.ts';

const minute = 60_000;

export const endOf = ({ starts_at, minutes }: Pick<BookingRow, 'starts_at' | 'minutes'>) =>
  new Date(starts_at.getTime() + minutes * minute);

/** Until when a business cancels a booking without cost. */
export const cancellableUntil = ({ starts_at }: Pick<BookingRow, 'starts_at'>) =>
  new Date(starts_at.getTime() - supportLimits.cancelHours * 60 * minute);

/** Bookings with what was logged of each. */
export async function presentBookings(
  db: ReadDatabase,
  rows: readonly BookingRow[],
): Promise<SupportBooking[]> {
  const entries = Map.groupBy(
    await findEntries(
      db,
      rows.map(({ id }) => id),
    ),
    ({ booking_id }) => booking_id,
  );
  return rows.map((row) => presentBooking(row, entries.get(row.id) ?? []));
}

function presentBooking(
  row: BookingRow,
  entries: readonly { minutes: number; note: string; logged_at: Date }[],
): SupportBooking {
  const now = Date.now();
  const until = cancellableUntil(row);
  const state = row.cancelled_at ? 'cancelled' : endOf(row).getTime() <= now ? 'past' : 'booked';
  const isCancellable = state === 'booked' && entries.length === 0 && now <= until.getTime();
  return {
    bookingID: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: endOf(row).toISOString(),
    minutes: row.minutes,
    topic: row.topic as SupportBooking['topic'],
    message: row.message,
    bookedAt: row.created_at.toISOString(),
    state,
    ...(isCancellable ? { cancellableUntil: until.toISOString() } : {}),
    ...(row.cancelled_at && row.cancelled_by
      ? {
          cancelled: {
            at: row.cancelled_at.toISOString(),
            by: row.cancelled_by as NonNullable<SupportBooking['cancelled']>['by'],
            ...(row.cancel_reason === null ? {} : { reason: row.cancel_reason }),
          },
        }
      : {}),
    ...(entries.length > 0 ? { usedMinutes: entries.reduce((sum, { minutes }) => sum + minutes, 0) } : {}),
    entries: entries.map(({ minutes, note, logged_at }) => ({ minutes, note, at: logged_at.toISOString() })),
  };
}
