import { localTime } from '../time-zone/local-time.ts';

/** The day somewhere, from when on its digest is due. */
export interface LocalDay {
  zone: string;
  /** YYYY-MM-DD */
  day: string;
  /** The moment the digest became due; it tells of what came before. */
  until: Date;
}

/** Hours after midnight (decisions: 07:00). */
const dueAt = 7;
const hour = 3_600_000;

/** The day it is in a zone; undefined until its digest is due. */
export function localDay(zone: string, now: Date): LocalDay | undefined {
  const { day, minutes, seconds } = localTime(zone, now);
  const sinceMidnight = (minutes * 60 + seconds) * 1_000;
  if (sinceMidnight < dueAt * hour) return undefined;
  const until = new Date(now.getTime() - (now.getTime() % 1_000) - sinceMidnight + dueAt * hour);
  return { zone, day, until };
}
