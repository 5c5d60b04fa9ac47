import { addDays } from './calendar.ts';
import { demoId } from './demo-id.ts';

/** A business with support hours, and who books them. */
export interface SupportedBusiness {
  id: string;
  owner_id: string | null;
  /** Days of its membership year. */
  year_starts_on: string;
  ends_on: string;
}

interface Booking {
  /** Days from the load on; before it when negative. */
  inDays: number;
  hour: number;
  minutes: 30 | 60;
  topic: string;
  message: string;
  logged?: readonly { minutes: number; note: string }[];
  isCancelled?: true;
}

const bookings: readonly Booking[] = [
  {
    inDays: -40,
    hour: 9,
    minutes: 60,
    topic: 'products',
    message: 'Our gearboxes come in 14 sizes. One product each, or one product with all sizes?',
    logged: [
      { minutes: 60, note: 'One product for each series, the sizes in its table of specifications.' },
      { minutes: -10, note: 'Corrected: the call ended at 10:50.' },
    ],
  },
  {
    inDays: -19,
    hour: 13,
    minutes: 30,
    topic: 'verification',
    message: 'Which documents prove our place of production?',
    logged: [{ minutes: 25, note: 'Utility bill and lease are enough. List sent.' }],
  },
  {
    inDays: -12,
    hour: 8,
    minutes: 30,
    topic: 'buyers',
    message: 'How do we answer requests in Chinese?',
    isCancelled: true,
  },
  {
    inDays: 8,
    hour: 10,
    minutes: 60,
    topic: 'integration',
    message: 'We want to import 400 products from our ERP. Please look at our sample file with us.',
  },
];

/** The bookings of businesses with support hours, those that lie in their membership year, and what was used of them. */
export function inventSupport(businesses: readonly SupportedBusiness[], day: string) {
  const told = businesses.flatMap((business, place) =>
    bookings.flatMap((booking, index) => {
      const on = workingDay(addDays(day, booking.inDays));
      if (on < business.year_starts_on || on > business.ends_on) return [];
      const startsAt = `${on}T${String(booking.hour).padStart(2, '0')}:00:00Z`;
      const id = demoId('support', business.id, index);
      const row = {
        id,
        business_id: business.id,
        booked_by: business.owner_id,
        year_starts_on: business.year_starts_on,
        starts_at: startsAt,
        minutes: booking.minutes,
        seat: place + 1,
        topic: booking.topic,
        message: booking.message,
        time_zone: 'America/Mexico_City',
        created_at: `${addDays(on, -12)}T16:00:00Z`,
        cancelled_at: booking.isCancelled ? `${addDays(on, -3)}T16:00:00Z` : null,
        cancelled_by: booking.isCancelled ? 'business' : null,
      };
      const entries = (booking.logged ?? []).map((entry) => ({
        booking_id: id,
        ...entry,
        logged_at: `${on}T16:00:00Z`,
      }));
      return [{ row, entries }];
    }),
  );
  return { bookings: told.map(({ row }) => row), entries: told.flatMap(({ entries }) => entries) };
}

/** The day itself, or the Monday after it. */
function workingDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}
