import { localTime } from './local-time.ts';

/** The day it is where a day ends last, YYYY-MM-DD: one before it is over everywhere. */
export function earliestToday(now: Date): string {
  return localTime('Etc/GMT+12', now).day;
}
