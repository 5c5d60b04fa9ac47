import type { Config } from '@kontor/server/config';
import type { Report, ReportingSettings } from './report.ts';

/** What pages are to know of the settings. */
export function pageSettings(config: Config, report: Report): ReportingSettings {
  return {
    country: config.PORTAL_COUNTRY,
    apiUrl: `${config.API_URL}/api/v1`,
    origin: config.PORTAL_ORIGIN,
    accountsOrigin: config.ACCOUNTS_ORIGIN,
    report,
  };
}
