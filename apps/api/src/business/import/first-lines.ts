import type { DB } from '@kontor/database';
import { type Kysely, sql, type Transaction } from 'kysely';

// A file may hold more companies than memory should, so the database keeps which line had each of them first. The table
// lives as long as the connection of the import and is seen by no other.

export interface KeyedLine {
  key: string;
  line: number;
}

/** Begins a file on this connection; a table that a failed import left on it is replaced. */
export async function createFirstLines(connection: Kysely<DB>): Promise<void> {
  await dropFirstLines(connection);
  await sql`
    CREATE TEMPORARY TABLE import_first_lines (key text COLLATE "C" PRIMARY KEY, line integer NOT NULL)
  `.execute(connection);
}

export async function dropFirstLines(connection: Kysely<DB>): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.import_first_lines`.execute(connection);
}

/** Keeps the lines of the next batch and answers the first line of the file with each of its keys. */
export async function findFirstLines(trx: Transaction<DB>, batch: KeyedLine[]): Promise<Map<string, number>> {
  const lines = new Map<string, number>();
  for (const { key, line } of batch) if (!lines.has(key)) lines.set(key, line);
  // The update changes nothing; it makes a key that is there already return its line.
  const { rows } = await sql<KeyedLine>`
    INSERT INTO import_first_lines AS first (key, line)
    SELECT * FROM unnest(${[...lines.keys()]}::text[], ${[...lines.values()]}::integer[])
    ON CONFLICT (key) DO UPDATE SET line = first.line
    RETURNING key, line
  `.execute(trx);
  return new Map(rows.map(({ key, line }) => [key, line]));
}
