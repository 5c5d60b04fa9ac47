import type { IssueCode } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import { issueAt, KontorError } from '@kontor/server';

/** From when until when, by the names the fields have. */
type Days<First extends string, Last extends string> = Record<First | Last, string>;

/** Makes sure that an absence is of days there are, in their order, and not over. @throws BadRequest */
export function checkDays<First extends string, Last extends string>(
  days: Days<First, Last>,
  { first, last, today }: { first: First; last: Last; today: string },
): void {
  const refuse = (field: string, code: IssueCode) => {
    throw new KontorError('BadRequest', 'These are not valid days to be away.', {
      issues: [issueAt(field, { code })],
    });
  };
  for (const field of [first, last]) if (!isDay(days[field])) refuse(field, 'notADate');
  if (days[last] < days[first]) refuse(last, 'endBeforeStart');
  if (days[last] < today) refuse(last, 'inPast');
}
