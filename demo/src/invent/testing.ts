import type { Database } from '@kontor/database';
import { sharedDatabase } from '@kontor/database/testing';
import { dayOfLoad } from './calendar.ts';
import { type InventedData, inventDemo } from './invent-demo.ts';

/** The day the invented data of tests are told on. */
export const today = dayOfLoad();

// The same for every file, whatever database: files that run in one process make them once.
let invented: Promise<InventedData> | undefined;

/** The invented data, which tests only read, and a database for all tests of a file with the reference data they are made with. */
export async function sharedInventedDemo(): Promise<{ db: Database; data: InventedData }> {
  const { db } = await sharedDatabase();
  invented ??= inventDemo(db, today);
  return { db, data: await invented };
}
