import { followUpLimits, type IssueCode } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import { issueAt, KontorError } from '@kontor/server';
import { plainLines } from '../text/plain-text.ts';
import { earliestToday } from '../time-zone/earliest-today.ts';

const dayLength = 86_400_000;

interface Sent {
  day: string;
  note?: string | undefined;
}

/** Day and note as they are stored. @throws BadRequest for a day there is not, and one too far ahead */
export function readSent({ day, note }: Sent, now: Date): { day: string; note: string | null } {
  if (!isDay(day)) refuse('notADate');
  const last = new Date(now.getTime() + followUpLimits.ahead * dayLength);
  if (day > last.toISOString().slice(0, 10)) refuse('notADate');
  return { day, note: note === undefined ? null : plainLines(note) };
}

/** The same of a new one, whose day is not over wherever who sends it may be. @throws BadRequest for one that is, too */
export function readNew(sent: Sent, now: Date): { day: string; note: string | null } {
  if (isDay(sent.day) && sent.day < earliestToday(now)) refuse('inPast');
  return readSent(sent, now);
}

function refuse(code: IssueCode): never {
  throw new KontorError('BadRequest', 'This is not a valid day to follow up.', {
    issues: [issueAt('day', { code })],
  });
}
