import { dayAfter, supportLimits } from '@kontor/contract';
import { localTime, momentAt } from '../time-zone/local-time.ts';
import type { SupportHours } from './support-hours.ts';

/** Times begin at so many minutes after the team's opening, and again after as many. */
const step = 30;
const minute = 60_000;

/**
 * The starts of all times of a length in the hours of the team, free or not: from its next working day on, for some weeks. The days are
 * those of its time zone.
 */
export function openTimes(hours: SupportHours, minutes: number, now: Date): Date[] {
  const { day: today } = localTime(hours.timeZone, now);
  const starts: Date[] = [];
  for (let ahead = 1; ahead <= supportLimits.daysAhead; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (!hours.weekdays.has(weekdayOf(day))) continue;
    const [opens, closes] = [hours.opens, hours.closes].map((at) => momentAt(hours.timeZone, day, at));
    // Unless clocks change between opening and closing, which almost no day does, the others follow from these two.
    const isEven =
      opens && closes && closes.getTime() - opens.getTime() === (hours.closes - hours.opens) * minute;
    for (let at = hours.opens; at + minutes <= hours.closes; at += step) {
      const start = isEven
        ? new Date(opens.getTime() + (at - hours.opens) * minute)
        : momentAt(hours.timeZone, day, at);
      if (start) starts.push(start);
    }
  }
  return starts;
}

/** 1: Monday, to 7: Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
