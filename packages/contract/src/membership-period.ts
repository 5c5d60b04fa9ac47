const day = 86_400_000;

const inMilliseconds = (calendarDay: string) => Date.parse(`${calendarDay}T00:00:00Z`);
const calendarDayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** A stretch of days, both inclusive, as `YYYY-MM-DD`. */
export interface Period {
  startsOn: string;
  endsOn: string;
}

/** The day it is everywhere for memberships: that of UTC. */
export const membershipDay = (now: Date): string => calendarDayOf(now);

/** So many days after a day, or before it. */
export function dayAfter(calendarDay: string, days: number): string {
  return calendarDayOf(new Date(inMilliseconds(calendarDay) + days * day));
}

/** How many days from the first to the last, both counted. */
export function daysOf({ startsOn, endsOn }: Period): number {
  return (inMilliseconds(endsOn) - inMilliseconds(startsOn)) / day + 1;
}

/**
 * A membership year from a day on: to the day before the same day of the next year. One that starts on 29 February ends on
 * 27 February, where the next year has no 29th.
 */
export function yearFrom(startsOn: string): Period {
  const [year = 0, month = 0, date = 0] = startsOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  const sameDay = calendarDayOf(new Date(Date.UTC(year + 1, month - 1, Math.min(date, lastOfMonth))));
  return { startsOn, endsOn: dayAfter(sameDay, -1) };
}

/** The days that are left of a period on a day, which counts itself; of one that is over, none. */
export function daysLeft(period: Period, today: string): number {
  return Math.max(0, daysOf({ startsOn: today, endsOn: period.endsOn }));
}
