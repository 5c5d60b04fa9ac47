import { createDatabase, createPool, type Database } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import { afterAll, beforeAll } from 'vitest';

/** A migrated database of the test file's own, from its first test to its last. */
export function useTestDatabase(): { readonly url: string; readonly db: Database } {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDatabase(createPool(database.url, { max: 4 }));
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  return {
    get url() {
      return database.url;
    },
    get db() {
      return db;
    },
  };
}
