import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { afterAll, beforeAll } from 'vitest';
import { type InventedData, inventDemo } from './invent-demo.ts';

/** The invented data of a test file, and the database whose reference data they are made with; there when its tests begin. */
export function useInventedDemo(): { readonly db: Database; readonly data: InventedData } {
  let database: TestDatabase;
  let db: Database;
  let data: InventedData;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDatabase(createPool(database.url, { max: 2 }));
    data = await inventDemo(db);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  return {
    get db() {
      return db;
    },
    get data() {
      return data;
    },
  };
}
