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

/** Whether dates can be told by it. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The day it is in a zone; undefined until its digest is due. */
export function localDay(zone: string, now: Date): LocalDay | undefined {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const number = (part: Intl.DateTimeFormatPartTypes) => Number(parts.get(part));
  const sinceMidnight = ((number('hour') * 60 + number('minute')) * 60 + number('second')) * 1_000;
  if (sinceMidnight < dueAt * hour) return undefined;
  const until = new Date(now.getTime() - (now.getTime() % 1_000) - sinceMidnight + dueAt * hour);
  return { zone, day: ['year', 'month', 'day'].map((part) => parts.get(part as 'year')).join('-'), until };
}
