import type { Config } from '@kontor/server';
import { isTimeZone } from '../time-zone/local-time.ts';

/** When the support team is there, and how many of it at once. */
export interface SupportHours {
  /** 1: Monday, to 7: Sunday. */
  weekdays: ReadonlySet<number>;
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  timeZone: string;
  seats: number;
}

export type SupportSettings = Pick<Config, 'SUPPORT_HOURS' | 'SUPPORT_SEATS'>;

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const form = /^(\w{3})(?:-(\w{3}))? (\d\d):(\d\d)-(\d\d):(\d\d) (\S+)$/;

/** Reads the setting `SUPPORT_HOURS`: "Mon-Fri 09:00-17:00 Europe/Madrid". @throws for one that says no time */
export function readSupportHours({ SUPPORT_HOURS, SUPPORT_SEATS }: SupportSettings): SupportHours {
  const [, from = '', to = from, ...rest] = form.exec(SUPPORT_HOURS) ?? [];
  const [first, last] = [names.indexOf(from) + 1, names.indexOf(to) + 1];
  const [opens, closes] = [minutesOf(rest[0], rest[1]), minutesOf(rest[2], rest[3])];
  const timeZone = rest[4] ?? '';
  if (first < 1 || last < first || opens >= closes || closes > 24 * 60 || !isTimeZone(timeZone))
    throw new Error(`SUPPORT_HOURS cannot be read: ${SUPPORT_HOURS}`);
  const weekdays = new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  return { weekdays, opens, closes, timeZone, seats: SUPPORT_SEATS };
}

const minutesOf = (hours: string | undefined, minutes: string | undefined) =>
  Number(hours) * 60 + Number(minutes);
