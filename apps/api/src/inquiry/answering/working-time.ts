import { timeZoneOf } from '@kontor/contract/time-zone-of';
import type { AskedRow } from './queries.ts';
import type { WorkingTime } from './working-minutes.ts';

/** Of a business that stated none: Monday to Friday, nine to five. */
const usualDays = [1, 2, 3, 4, 5];
const usualHours = { opens: '09:00', closes: '17:00' };

/** When a business answers, as it stated, else as is usual in its country. */
export function workingTimeOf(row: AskedRow): WorkingTime {
  const opensAt = minutesOf(row.opens_at ?? usualHours.opens);
  const closesAt = minutesOf(row.closes_at ?? usualHours.closes);
  return {
    timeZone: row.time_zone ?? timeZoneOf(row.country_code) ?? 'UTC',
    days: row.working_days.length > 0 ? row.working_days : usualDays,
    opensAt,
    // Over midnight: the rest of the day counts.
    closesAt: closesAt > opensAt ? closesAt : 24 * 60,
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
