import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** When the connection is lost: in the middle of the statement that writes, or when its transaction commits. */
export type LostAt = 'statement' | 'commit';

/**
 * From now on each connection that writes to `table` is terminated by the server while it does so, until what is returned
 * is called. Nothing such a connection wrote stays.
 */
export async function loseConnectionsWriting<DB>(
  db: Kysely<DB>,
  table: string,
  at: LostAt,
): Promise<() => Promise<void>> {
  const when = at === 'commit' ? 'CONSTRAINT TRIGGER lose AFTER' : 'TRIGGER lose BEFORE';
  const deferred = at === 'commit' ? 'DEFERRABLE INITIALLY DEFERRED' : '';
  await sql
    .raw(
      `CREATE OR REPLACE FUNCTION lose_connection() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(0); RETURN NEW; END $$;
       CREATE ${when} INSERT OR UPDATE OR DELETE ON ${table} ${deferred}
       FOR EACH ROW EXECUTE FUNCTION lose_connection()`,
    )
    .execute(db);
  return async () => {
    await sql.raw(`DROP TRIGGER lose ON ${table}`).execute(db);
  };
}

/**
 * Terminates connections that work, again and again, until `enough` holds; each time only when `done` has grown by `between` since,
 * so that work gets on however slow the machine is.
 */
export async function killConnections<DB>(
  db: Kysely<DB>,
  { done, between, enough }: { done: () => number; between: number; enough: () => boolean },
): Promise<void> {
  while (!enough()) {
    const before = done();
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'kontor' AND pid <> pg_backend_pid()
        AND state <> 'idle'`.execute(db);
    while (!enough() && done() < before + between) await pause(2);
  }
}
