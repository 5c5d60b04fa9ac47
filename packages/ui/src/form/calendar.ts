/** A day of the calendar as `2026-03-12`, without a time and so without a time zone. */
export type Day = string;

/** Years before and after the current one that can be chosen (checklist 115). */
const reach = 10;

/** Reads `2026-03-12`, also with `/`, `.` or a space between; undefined for what is not a day. */
export function readDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text.trim()) ?? [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  // February 30 is read as a day of March, or not at all.
  return Number.isNaN(date.getTime()) || dayOf(date) !== written ? undefined : written;
}

/** The years offered: ten before and ten after. */
export function yearsAround(year: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, place) => year - reach + place);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** From 0, as platform dates count. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7)) - 1;
}

/** The same day of another month, or that month's last day. */
export function inMonth(day: Day, year: number, month: number): Day {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(Number(day.slice(8)), last))));
}

/** The whole weeks, Monday to Sunday, that hold a day's month. */
export function weeksOf(day: Day): Day[][] {
  const first = inMonth(`${day.slice(0, 8)}01`, yearOf(day), monthOf(day));
  const last = inMonth(`${day.slice(0, 8)}31`, yearOf(day), monthOf(day));
  const weeks: Day[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = later(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, place) => later(monday, place)));
  }
  return weeks;
}

/** Where a key leads in the calendar (as in the WAI-ARIA date grid); undefined when it is not a key of the calendar. */
export function dayByKey(day: Day, key: string, shift: boolean): Day | undefined {
  const [year, month] = [yearOf(day), monthOf(day)];
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (step !== undefined) return later(day, step);
  if (key === 'Home') return mondayOf(day);
  if (key === 'End') return later(mondayOf(day), 6);
  if (key === 'PageUp') return shift ? inMonth(day, year - 1, month) : inMonth(day, year, month - 1);
  if (key === 'PageDown') return shift ? inMonth(day, year + 1, month) : inMonth(day, year, month + 1);
  return undefined;
}

/** The nearest day whose year is offered. */
export function withinReach(day: Day, currentYear: number): Day {
  const year = Math.min(Math.max(yearOf(day), currentYear - reach), currentYear + reach);
  return year === yearOf(day) ? day : inMonth(day, year, monthOf(day));
}

function mondayOf(day: Day): Day {
  return later(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function later(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
