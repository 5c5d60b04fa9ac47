import type { DashboardPeriod } from '@kontor/contract';

const millisecondsOfDay = 86_400_000;

/** Days from the first to the last one, both included, as YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** A part of a period. */
export interface Step {
  from: string;
  days: number;
}

/** The day it is, in UTC, as all days of dashboards are. */
export function dayOfMoment(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOfMoment(new Date(Date.parse(day) + days * millisecondsOfDay));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);
}

/** The last so many days, and as many before them. */
export function periodsUntil(today: string, days: DashboardPeriod): { now: Period; before: Period } {
  const from = addDays(today, 1 - days);
  return { now: { from, to: today }, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

/** A period in steps of this many days, counted back from its end: the first one has what is left. */
export function stepsOf({ from, to }: Period, size: number): Step[] {
  const days = daysBetween(from, to) + 1;
  const first = days % size || size;
  const starts = [0];
  for (let start = first; start < days; start += size) starts.push(start);
  return starts.map((start, index) => ({ from: addDays(from, start), days: index === 0 ? first : size }));
}

/** A period in months of the calendar. */
export function monthsOf({ from, to }: Period): Step[] {
  const steps: Step[] = [];
  for (let start = from; start <= to; ) {
    const [year = 0, month = 0] = start.split('-').map(Number);
    const next = dayOfMoment(new Date(Date.UTC(year, month, 1)));
    const end = next <= to ? next : addDays(to, 1);
    steps.push({ from: start, days: daysBetween(start, end) });
    start = next;
  }
  return steps;
}

/** By day, the place of its step. */
export function placesOf(steps: readonly Step[]): Map<string, number> {
  return new Map(
    steps.flatMap(({ from, days }, place) =>
      Array.from({ length: days }, (_, day) => [addDays(from, day), place] as const),
    ),
  );
}
