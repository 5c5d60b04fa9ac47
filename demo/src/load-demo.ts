import { createDatabase, createPool, type Database } from '@kontor/database';
import { sql } from 'kysely';
import { isDone, markDone } from './steps.ts';

/** `small` is a part of `full`: about 1,500 real and 150 invented businesses instead of 56,900 and 1,500. */
export type DemoSize = 'small' | 'full';

/** What is being loaded, and how much of it is done (0 to 1). */
export type Progress = (what: string, share: number) => void;

export interface DemoOptions {
  databaseUrl: string;
  size: DemoSize;
  onProgress?: Progress;
}

/**
 * Loads the demo data into a migrated database. A load that was cut off at any moment goes on with the next call and
 * ends with the same data; a finished one costs one query. Of several calls at once one loads and the others wait for
 * it. A small load can be made full later, not the reverse.
 */
export async function loadDemo({ databaseUrl, size, onProgress = () => {} }: DemoOptions): Promise<void> {
  const db = createDatabase(createPool(databaseUrl, { max: 3 }));
  try {
    if (await isDone(db, size, 'full')) return;
    await db.connection().execute(async (connection) => {
      // Starts on one database take turns. The lock ends with its connection, also when the process is killed.
      await sql`SELECT pg_advisory_lock(hashtext('kontor demo'))`.execute(connection);
      if (!(await isDone(connection, size, 'full'))) await loadParts(db, size, onProgress);
    });
  } finally {
    await db.destroy();
  }
}

async function loadParts(db: Database, size: DemoSize, onProgress: Progress): Promise<void> {
  // Loaded only when there is work, since every start of the product comes here.
  const { loadCompanies } = await import('./load-companies.ts');
  const { loadInvented } = await import('./load-invented.ts');
  const { refreshSearch } = await import('./refresh-search.ts');
  await loadCompanies(db, size, onProgress);
  await loadInvented(db, size, onProgress);
  await refreshSearch(db, onProgress);
  await markDone(db, size);
}
