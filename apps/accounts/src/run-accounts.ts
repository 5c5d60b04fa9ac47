import { ConfigError, internalTokenOf, readConfig, runService } from '@kontor/server';
import { type AccountsOptions, openAccounts } from './app.ts';
import { logConsole } from './console-log.ts';
import { startJobs } from './job/start-jobs.ts';

/** Runs the account service by its settings until it is told to stop. @throws ConfigError */
export async function runAccounts(options: AccountsOptions = {}): Promise<void> {
  const config = readConfig();
  const { ACCOUNTS_SECRET, ACCOUNTS_DATABASE_URL, DATABASE_URL, SMTP_URL, MAIL_FROM } = config;
  const databaseUrl = ACCOUNTS_DATABASE_URL ?? DATABASE_URL;
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL must be set for the account service; `npm start` sets it itself.');
  if (!ACCOUNTS_SECRET)
    throw new ConfigError(
      'ACCOUNTS_SECRET must be set for the account service; `npm start` makes one itself.',
    );
  const INTERNAL_TOKEN = internalTokenOf(config, 'the account service');
  if (SMTP_URL && MAIL_FROM.includes('.example'))
    throw new ConfigError('MAIL_FROM must be an address of yours when mails are sent by SMTP_URL.');
  const { app, context } = await openAccounts(
    { ...config, ACCOUNTS_SECRET, INTERNAL_TOKEN },
    databaseUrl,
    options,
  );
  logConsole(app.log);
  const jobs = startJobs(context, databaseUrl);
  app.addHook('preClose', () => jobs.stop());
  const address = { host: config.HOST, port: config.ACCOUNTS_PORT, setting: 'ACCOUNTS_PORT' } as const;
  await runService(app, address, config.STOP_DELAY);
}
