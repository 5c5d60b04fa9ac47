import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, inTransaction } from '@kontor/database';
import type { DB } from '@kontor/database/schema';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import { type LossWatch, watchLosses } from './loss-watch.ts';

/** A database for a library that opens connections and transactions by itself. */
export interface JoiningDatabase {
  /** For the library. */
  db: Database;
  /** Runs `work` in one transaction; whatever the library does meanwhile is part of it. */
  together<T>(db: Database, work: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Notices when the library's statements fail since the database was lost. */
  losses: LossWatch;
}

/** Inside `together` its queries go to the connection of our transaction, and its transactions become savepoints. */
class JoiningDriver implements Driver {
  readonly #own: Driver;
  readonly #joined: AsyncLocalStorage<DatabaseConnection>;
  readonly #losses: LossWatch;

  constructor(own: Driver, joined: AsyncLocalStorage<DatabaseConnection>, losses: LossWatch) {
    this.#own = own;
    this.#joined = joined;
    this.#losses = losses;
  }

  init(): Promise<void> {
    return this.#own.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const joined = this.#joined.getStore();
    if (joined) return joined;
    try {
      return await this.#own.acquireConnection();
    } catch (error) {
      this.#losses.note(error);
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!this.#isJoined(connection)) await this.#own.releaseConnection(connection);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (this.#isJoined(connection)) return run(connection, 'SAVEPOINT joined');
    return this.#own.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isJoined(connection)) return run(connection, 'RELEASE SAVEPOINT joined');
    return this.#own.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isJoined(connection)) return run(connection, 'ROLLBACK TO SAVEPOINT joined');
    return this.#own.rollbackTransaction(connection);
  }

  destroy(): Promise<void> {
    return this.#own.destroy();
  }

  #isJoined(connection: DatabaseConnection): boolean {
    return this.#joined.getStore() === connection;
  }
}

async function run(connection: DatabaseConnection, text: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(text));
}

/** `pool` stays the caller's to end. */
export function createJoiningDatabase(pool: Pool): JoiningDatabase {
  const joined = new AsyncLocalStorage<DatabaseConnection>();
  const losses = watchLosses();
  const db: Database = new Kysely<DB>({
    dialect: {
      createDriver: () => new JoiningDriver(new PostgresDriver({ pool }), joined, losses),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
    },
    // The one place that sees each statement fail before the library does.
    log: (event) => {
      if (event.level === 'error') losses.note(event.error);
    },
  });
  return {
    db,
    losses,
    together: (outer, work) =>
      inTransaction(outer, async (trx) => {
        // Taken and given back at once: while it is held the transaction's own queries wait.
        const connection = await trx.getExecutor().provideConnection(async (own) => own);
        return joined.run(connection, () => work(trx));
      }),
  };
}
