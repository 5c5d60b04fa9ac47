import type { DemoLogin } from '@kontor/demo';
import type { Config } from '@kontor/server/config';
import { checkDatabaseUrl } from './database-url.ts';
import type { Display } from './display.ts';
import type { Run } from './run.ts';

/**
 * Starts the embedded server, or makes sure that the one of DATABASE_URL (which is not ours to stop) can be used.
 * @returns its address
 */
export async function openDatabase(run: Run, config: Config, display: Display): Promise<string> {
  if (config.DATABASE_URL) {
    await checkDatabaseUrl(config.DATABASE_URL);
    return config.DATABASE_URL;
  }
  const { url, notice } = await run.startDatabase();
  if (notice) display.line(notice);
  return url;
}

/**
 * Brings schema and demo data up to date. Both are quick when there is nothing to do. Resolves with the demo people who can
 * log in.
 */
export async function fillDatabase(url: string, config: Config, display: Display): Promise<DemoLogin[]> {
  const { ACCOUNTS_DATABASE_URL: accountsDatabaseUrl } = config;
  const { migrate } = await import('@kontor/database');
  await migrate(url, (line) => display.line(line));
  if (accountsDatabaseUrl) await migrate(accountsDatabaseUrl, (line) => display.line(line));
  if (config.DEMO_DATA === 'none') return [];
  const { listDemoLogins, loadDemo } = await import('@kontor/demo');
  const { sellerOf } = await import('@kontor/api/invoice');
  await loadDemo({
    databaseUrl: url,
    accountsDatabaseUrl,
    size: config.DEMO_DATA,
    files: config,
    seller: sellerOf(config),
    onProgress: (what, share) => display.progress(what, share),
  });
  display.clear();
  return listDemoLogins(url, accountsDatabaseUrl);
}
