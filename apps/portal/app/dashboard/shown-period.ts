import { type DashboardPeriod, dashboardPeriods } from '@kontor/contract';

/** The period an address asks for; 90 days where it asks for none there is. */
export function readPeriod(given: URLSearchParams): DashboardPeriod {
  return dashboardPeriods.find((days) => String(days) === given.get('days')) ?? 90;
}
