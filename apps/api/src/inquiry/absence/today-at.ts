import { timeZoneOf } from '@kontor/contract/time-zone-of';
import { localTime } from '../../time-zone/local-time.ts';

/** Where a business is. */
export interface Place {
  country_code: string;
  time_zone: string | null;
}

/** The day it is at a business, as YYYY-MM-DD. */
export function todayAt({ country_code, time_zone }: Place, now = new Date()): string {
  const timeZone = time_zone ?? timeZoneOf(country_code) ?? 'UTC';
  return localTime(timeZone, now).day;
}
