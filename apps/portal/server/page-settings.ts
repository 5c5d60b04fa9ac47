import type { Config } from '@kontor/server/config';
import type { PortalSettings } from '../app/session/page-context.ts';

/** What pages are to know of the settings. */
export function pageSettings(config: Config, report: PortalSettings['report']): PortalSettings {
  return {
    country: config.PORTAL_COUNTRY,
    apiUrl: `${config.API_URL}/api/v1`,
    origin: config.PORTAL_ORIGIN,
    accountsOrigin: config.ACCOUNTS_ORIGIN,
    report,
  };
}
