import { timeZoneOf } from '@kontor/contract/time-zone-of';
import type { Config } from '@kontor/server';

/** The time zone of people who chose none: that of most businesses in the country of the portal. */
export const zoneOfPortal = ({ PORTAL_COUNTRY }: Pick<Config, 'PORTAL_COUNTRY'>): string =>
  timeZoneOf(PORTAL_COUNTRY) ?? 'UTC';
