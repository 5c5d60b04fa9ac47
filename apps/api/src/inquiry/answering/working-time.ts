import { timeZoneOf } from '@kontor/contract/time-zone-of';
import type { AskedRow } from './queries.ts';
import type { WorkingTime } from './working-minutes.ts';

/** Of a business that stated none: Monday to Friday, nine to five. */
const usualDays = [1, 2, 3, 4, 5];
const usualHours = { opens: '09:00', closes: '17:00' };

/** 23:59. Whoever works around the clock closes then, and loses no minute at midnight. */
const lastMinute = 24 * 60 - 1;

/** When a business answers, as it stated, else as is usual in its country. */
export function workingTimeOf(row: AskedRow): WorkingTime {
  const opensAt = minutesOf(row.opens_at ?? usualHours.opens);
  const closesAt = minutesOf(row.closes_at ?? usualHours.closes);
  return {
    timeZone: row.time_zone ?? timeZoneOf(row.country_code) ?? 'UTC',
    days: row.working_days.length > 0 ? row.working_days : usualDays,
    opensAt,
    // Over midnight, or to the last minute a field of time can say: the rest of the day counts.
    closesAt: closesAt > opensAt && closesAt < lastMinute ? closesAt : 24 * 60,
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
