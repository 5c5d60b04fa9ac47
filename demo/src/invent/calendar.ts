import type { Random } from './random.ts';

/** The day the invented data are told on; what is valid, expired or new is so as of this day. */
export const today = '2026-11-01';

const day = 86_400_000;

/** YYYY-MM-DD, so many days after `date` (before it when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** A moment of a working day. */
export function momentOn(date: string, random: Random): string {
  const seconds = random.between(8 * 3600, 19 * 3600);
  return new Date(Date.parse(date) + seconds * 1000).toISOString();
}
