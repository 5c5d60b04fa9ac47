import { isDay } from './is-day.ts';
import type { FieldIssue } from './issue.ts';

/**
 * What is wrong with the day until when something is wanted.
 * @param today YYYY-MM-DD, where who asks is
 */
export function wantedByIssue(day: string, today: string): FieldIssue | undefined {
  if (!isDay(day)) return { code: 'noSuchDay' };
  return day < today ? { code: 'inPast' } : undefined;
}
