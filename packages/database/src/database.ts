import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { DB } from './schema.gen.ts';

/** The product's database: typed queries through Kysely. */
export type Database = Kysely<DB>;

// bigint (counts, US$ amounts) fits a JavaScript number everywhere in this product; dates stay 'YYYY-MM-DD'.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

/**
 * A pool of connections to PostgreSQL (15 or newer).
 * @param databaseUrl postgres://user:password@host:port/name
 * @param size most connections at once; a small pool has the better tail under load
 */
export function createPool(databaseUrl: string, size = 8): Pool {
  return new Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'kontor',
  });
}

export function createDatabase(pool: Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
