import { createDatabase, createPool, type Database } from './database.ts';

/**
 * A database with a pool of its own for a piece of work, closed after it.
 * @param options `max` is how many connections the pool has at most
 */
export async function withDatabase<T>(
  url: string,
  work: (db: Database) => Promise<T>,
  { max = 1 } = {},
): Promise<T> {
  const db = createDatabase(createPool(url, { max }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
