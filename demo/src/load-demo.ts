import type { Seller } from '@kontor/api/invoice';
import type { StoreSettings } from '@kontor/api/upload';
import { createDatabase, createPool, type Database } from '@kontor/database';
import { sql } from 'kysely';
import type { DemoSize, Progress } from './progress.ts';
import { accountsStep, isDone, loginsStep, markDone, purchasesStep } from './steps.ts';

export interface DemoOptions {
  databaseUrl: string;
  /** Where accounts are, if in a database of their own. It is migrated, too. */
  accountsDatabaseUrl?: string | undefined;
  size: DemoSize;
  /** The day back from which all that is invented is told: YYYY-MM-DD, the day of the load without it. */
  day?: string | undefined;
  /** Where files lie; without it no demo data have files. */
  files?: StoreSettings | undefined;
  /** Who sells packages; without it no demo data have invoices. */
  seller?: Seller | undefined;
  onProgress?: Progress;
}

/**
 * Loads the demo data into a migrated database. A load that was cut off at any moment goes on with the next call and
 * ends with the same data; a finished one costs four queries. Of several calls at once one loads and the others wait for
 * it. A small load can be made full later, not the reverse. Logins and purchases that an older load did not have are added.
 */
export async function loadDemo(options: DemoOptions): Promise<void> {
  const { databaseUrl, accountsDatabaseUrl, size, onProgress = () => {} } = options;
  const db = createDatabase(createPool(databaseUrl, { max: 3 }));
  const accountsDb = accountsDatabaseUrl ? createDatabase(createPool(accountsDatabaseUrl, { max: 1 })) : db;
  const hasAll = () => isDone(db, size, 'full');
  const hasLogins = async () => (await isDone(db, loginsStep)) && (await isDone(accountsDb, accountsStep));
  try {
    const hasPurchases = () => isDone(db, purchasesStep(size), purchasesStep('full'));
    if ((await hasAll()) && (await hasLogins()) && (await hasPurchases())) return;
    await db.connection().execute(async (connection) => {
      // Starts on one database take turns. The lock ends with its connection, also when the process is killed.
      await sql`SELECT pg_advisory_lock(hashtext('kontor demo'))`.execute(connection);
      if (!(await hasAll())) await loadParts(db, options, onProgress);
      if (!(await hasLogins())) {
        const { loadAccounts, loadLogins } = await import('./load-logins.ts');
        await loadLogins(db, options);
        await loadAccounts(db, accountsDb);
      }
      if (await hasPurchases()) return;
      const { loadPurchases } = await import('./load-purchases.ts');
      await loadPurchases(db, size, options);
    });
  } finally {
    await db.destroy();
    if (accountsDb !== db) await accountsDb.destroy();
  }
}

async function loadParts(db: Database, options: DemoOptions, onProgress: Progress): Promise<void> {
  const { size } = options;
  // Loaded only when there is work, since every start of the product comes here.
  const { loadCompanies } = await import('./load-companies.ts');
  const { loadInvented } = await import('./load-invented.ts');
  const { loadLogins } = await import('./load-logins.ts');
  const { refreshSearch } = await import('./refresh-search.ts');
  await loadCompanies(db, options, onProgress);
  await loadInvented(db, options, onProgress);
  await loadLogins(db, options);
  await refreshSearch(db, onProgress);
  await markDone(db, size);
}
