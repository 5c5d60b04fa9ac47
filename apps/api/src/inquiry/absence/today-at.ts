import { timeZoneOf } from '@kontor/contract/time-zone-of';

/** Where a business is. */
export interface Place {
  country_code: string;
  time_zone: string | null;
}

/** The day it is at a business, as YYYY-MM-DD. */
export function todayAt({ country_code, time_zone }: Place, now = new Date()): string {
  const timeZone = time_zone ?? timeZoneOf(country_code) ?? 'UTC';
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
