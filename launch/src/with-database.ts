import { migrate } from '@kontor/database';
import { startEmbeddedServer } from '@kontor/database/embedded';
import type { Config } from '@kontor/server/config';
import { checkDatabaseUrl } from './database-url.ts';
import { currentRun, takeRunLock } from './run-lock.ts';

/** A database with the current schema. */
export interface OpenedDatabase {
  url: string;
  /** Whether services of the product may be using it. */
  isInUse: boolean;
}

/**
 * Does something with the database of DATABASE_URL, of the run that is up, or of one that is started for it. Throws
 * LaunchError for one that cannot be used, and while another run is starting.
 * @param command who works with the data folder, for those it is refused to meanwhile
 */
export async function withDatabase<Result>(
  config: Config,
  command: string,
  work: (database: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  if (config.DATABASE_URL) {
    await checkDatabaseUrl(config.DATABASE_URL);
    return migrated({ url: config.DATABASE_URL, isInUse: true }, work);
  }
  const run = currentRun(config.DATA_DIR);
  if (run?.state === 'ready') {
    const { url } = await startEmbeddedServer({ dataDir: config.DATA_DIR });
    return migrated({ url, isInUse: true }, work);
  }
  // While another run is still starting this is refused, and the sentence says by whom.
  const lock = takeRunLock(config.DATA_DIR, command);
  try {
    const server = await startEmbeddedServer({ dataDir: config.DATA_DIR });
    try {
      return await migrated({ url: server.url, isInUse: false }, work);
    } finally {
      await server.stop();
    }
  } finally {
    lock.release();
  }
}

async function migrated<Result>(
  database: OpenedDatabase,
  work: (database: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  await migrate(database.url);
  return work(database);
}
