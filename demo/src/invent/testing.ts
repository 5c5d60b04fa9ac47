import type { Database } from '@kontor/database';
import { sharedDatabase } from '@kontor/database/testing';
import { type InventedData, inventDemo } from './invent-demo.ts';

/** The invented data for all tests of a file, and the database whose reference data they are made with. */
export async function sharedInventedDemo(): Promise<{ db: Database; data: InventedData }> {
  const { db } = await sharedDatabase();
  return { db, data: await inventDemo(db) };
}
