import { type Place, todayAt } from './today-at.ts';

/** Whether somebody of a business is away on the day it is there. */
export function isAway(absence: Place & { first_day: string; last_day: string }): boolean {
  const today = todayAt(absence);
  return absence.first_day <= today && today <= absence.last_day;
}
