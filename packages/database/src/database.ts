import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { namingStatements } from './named-statements.ts';
import type { DB } from './schema.gen.ts';

/** The product's database: typed queries through Kysely. */
export type Database = Kysely<DB>;

// bigint (counts, US$ amounts) fits a JavaScript number everywhere in this product; dates stay 'YYYY-MM-DD'.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

/**
 * A pool of connections to PostgreSQL (15 or newer). A connection lost while nobody uses it is replaced; one lost in use
 * fails the query that uses it.
 * @param databaseUrl postgres://user:password@host:port/name
 * @param options `max`: maximum number of connections at once; a small pool has the better tail under load
 */
export function createPool(databaseUrl: string, options: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 8,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'kontor',
    ...options,
  });
  // Without a listener the loss of a connection between two queries would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function createDatabase(pool: Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) });
}
