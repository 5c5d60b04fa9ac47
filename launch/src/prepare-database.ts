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

/** Brings schema and demo data up to date. Both are quick when there is nothing to do. */
export async function fillDatabase(url: string, config: Config, display: Display): Promise<void> {
  const { migrate } = await import('@kontor/database');
  await migrate(url, (line) => display.line(line));
  if (config.ACCOUNTS_DATABASE_URL) await migrate(config.ACCOUNTS_DATABASE_URL, (line) => display.line(line));
  if (config.DEMO_DATA === 'none') return;
  const { loadDemo } = await import('@kontor/demo');
  await loadDemo({
    databaseUrl: url,
    size: config.DEMO_DATA,
    onProgress: (what, share) => display.progress(what, share),
  });
  display.clear();
}
