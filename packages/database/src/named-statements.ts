import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Client, DatabaseError, type Pool, type PoolClient } from 'pg';

/** A statement gets a name when it is sent for this many times: the server does not cache one-off statements. */
const namedFrom = 3;
/** Statements whose text differs each time (lists of values) must not fill the memory of the server's sessions. */
const maxNames = 200;
const maxSeen = 2_000;

/** The name of a statement's text, once it has come back often enough. */
function createNaming(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name || names.size >= maxNames) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < namedFrom) {
      if (seen.size >= maxSeen) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    names.set(text, `kontor_${names.size}`);
    return names.get(text);
  };
}

/** A migration changed the columns of a statement that this connection has prepared. */
function isOutOfDate(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}

class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  #outOfDate = false;

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not set up for this database.');
    return this.#send(text, values);
  }

  async #send(text: string, values: readonly unknown[]) {
    const name = this.#outOfDate || values.length === 0 ? undefined : this.#nameOf(text);
    if (!name) return this.#client.query(text, [...values]);
    try {
      return await this.#client.query({ name, text, values: [...values] });
    } catch (error) {
      if (!isOutOfDate(error)) throw error;
      this.#outOfDate = true;
      // Inside a transaction the failure has ended it: the caller has to begin again.
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return this.#client.query(text, [...values]);
    }
  }

  get processID(): number | undefined {
    return (this.#client as PoolClient & { processID?: number }).processID;
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#outOfDate);
  }
}

/**
 * The pool as Kysely takes it, with statements that come back prepared and named once a connection: PostgreSQL then
 * parses and plans them once (throughput of short reads rises by about half, docs/performance.md). A connection whose
 * prepared statements a migration made out of date answers without them and is replaced when it comes back.
 */
export function namingStatements(pool: Pool): PostgresPool {
  const nameOf = createNaming();
  const clients = new WeakMap<PoolClient, NamingClient>();
  return {
    Client,
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const naming = clients.get(client) ?? new NamingClient(client, nameOf);
      clients.set(client, naming);
      return naming;
    },
  };
}
