import type { Config } from '@kontor/server/config';
import type { Report, ReportingSettings } from './report.ts';

/** What pages are to know of the settings. */
export function pageSettings(config: Config, report: Report): ReportingSettings {
  return {
    country: config.PORTAL_COUNTRY,
    apiUrl: `${config.API_URL}/api/v1`,
    origin: config.PORTAL_ORIGIN,
    accountsOrigin: config.ACCOUNTS_ORIGIN,
    storeOrigin: storeOrigin(config),
    stripeScripts: config.STRIPE_PUBLIC_KEY ? config.STRIPE_JS_URL : undefined,
    report,
  };
}

/** Where browsers send files to when they are stored in a bucket: Amazon's has an origin of its own. */
function storeOrigin({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: Config): string | undefined {
  if (!S3_BUCKET) return undefined;
  return S3_ENDPOINT ?? `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`;
}
