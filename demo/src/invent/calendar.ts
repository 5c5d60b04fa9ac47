import type { Random } from './random.ts';

const day = 86_400_000;

/** YYYY-MM-DD, so many days after `date` (before it when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** The day of a load, in UTC. All invented dates are told back from it, so that what is shown does not age. */
export const dayOfLoad = (): string => new Date().toISOString().slice(0, 10);

/** A moment in the `hours` after another one, and before a day begins. */
export function momentAfter(
  moment: string,
  { hours, before }: { hours: number; before: string },
  random: Random,
): string {
  const from = Date.parse(moment);
  const until = Math.min(from + hours * 3_600_000, Date.parse(before));
  return new Date(from + Math.floor((until - from) * random.next())).toISOString();
}

/** A moment of a working day. */
export function momentOn(date: string, random: Random): string {
  const seconds = random.between(8 * 3600, 19 * 3600);
  return new Date(Date.parse(date) + seconds * 1000).toISOString();
}
