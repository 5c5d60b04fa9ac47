import { createDatabase, createPool } from '@kontor/database';
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
 * ends with the same data; a finished one costs one query. A small load can be made full later, not the reverse.
 */
export async function loadDemo({ databaseUrl, size, onProgress = () => {} }: DemoOptions): Promise<void> {
  const db = createDatabase(createPool(databaseUrl, { max: 2 }));
  try {
    if (await isDone(db, size, 'full')) return;
    // Loaded only when there is work, since every start of the product comes here.
    const { loadCompanies } = await import('./load-companies.ts');
    const { loadInvented } = await import('./load-invented.ts');
    const { refreshSearch } = await import('./refresh-search.ts');
    await loadCompanies(db, size, onProgress);
    await loadInvented(db, size, onProgress);
    await refreshSearch(db, onProgress);
    await markDone(db, size);
  } finally {
    await db.destroy();
  }
}
