import { localTime } from '../../time-zone/local-time.ts';

/** When a business answers. */
export interface WorkingTime {
  /** Of the IANA database. */
  timeZone: string;
  /** From Monday, 1, to Sunday, 7. */
  days: readonly number[];
  /** Minutes from midnight there. */
  opensAt: number;
  closesAt: number;
}

/** Longer spans are counted as this one: no median is asked about more. */
const longestDays = 120;
const day = 24 * 60;

/**
 * Minutes of working time between two moments. The clock of the place is read at both ends, so a day on which clocks change counts as
 * many working minutes as any other.
 */
export function workingMinutes(from: Date, to: Date, hours: WorkingTime): number {
  if (to <= from) return 0;
  const start = localMinutes(from, hours.timeZone);
  const end = Math.min(localMinutes(to, hours.timeZone), start + longestDays * day);
  let sum = 0;
  for (let midnight = start - mod(start, day); midnight < end; midnight += day) {
    if (!hours.days.includes(weekdayOf(midnight))) continue;
    const opens = Math.max(start, midnight + hours.opensAt);
    const closes = Math.min(end, midnight + hours.closesAt);
    sum += Math.max(0, closes - opens);
  }
  return Math.round(sum);
}

/** What clock and calendar of the place show, as minutes since 1970-01-01 00:00 there. */
function localMinutes(moment: Date, timeZone: string): number {
  const { day: date, minutes, seconds } = localTime(timeZone, moment);
  return Date.parse(date) / 60_000 + minutes + seconds / 60;
}

/** 1970-01-01 was a Thursday, 4. */
const weekdayOf = (minutes: number): number => mod(Math.floor(minutes / day) + 3, 7) + 1;

const mod = (value: number, base: number): number => ((value % base) + base) % base;
