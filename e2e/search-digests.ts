import { createDatabase, createPool } from '@kontor/database';
import { createLog } from '@kontor/server';
import { inject } from 'vitest';
import { loadReference } from '../apps/api/src/reference/load-reference.ts';
import { digestSearches } from '../apps/api/src/saved-search/digest/digest-searches.ts';
import { openSearch } from '../apps/api/src/search/search.ts';

/**
 * Looks through all saved searches whose digest is due so many days from now, as the worker does each morning; its jobs mail what is found.
 */
export async function digestAll(days: number): Promise<void> {
  const databaseUrl = inject('database');
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  // Seven in the morning is over wherever the product stands.
  const until = new Date(new Date(Date.now() + days * 24 * 3_600_000).setUTCHours(20, 0, 0, 0));
  try {
    const reference = await loadReference(db);
    const search = () =>
      openSearch(databaseUrl, () => reference, createLog('journey', { LOG_LEVEL: 'warn' }));
    await digestSearches({ db, openSearch: search, settings: { PORTAL_COUNTRY: 'MX' } }, until);
  } finally {
    await db.destroy();
  }
}
