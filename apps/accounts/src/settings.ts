import type { Config, ServiceSettings } from '@kontor/server';

/** What the account service reads of the settings. */
export type Settings = ServiceSettings &
  Pick<
    Config,
    | 'PORTAL_ORIGIN'
    | 'PORTAL_COUNTRY'
    | 'ACCOUNTS_ORIGIN'
    | 'API_URL'
    | 'DEMO_DATA'
    | 'SIGNING_KEY_DAYS'
    | 'PASSWORD_COST'
    | 'MAIL_FROM'
  > &
  Pick<Config, 'SMTP_URL'> & { ACCOUNTS_SECRET: string; INTERNAL_TOKEN: string };
