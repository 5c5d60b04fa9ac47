import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { type Kind, kinds } from './kind.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * So many documents a transaction writes itself: a business with all the products a membership shows is found at once, at about a
 * millisecond each. What is more is the worker's.
 */
const maximumAtOnce = 200;
const partSize = 500;
const noMaximum = 2_147_483_647;

/**
 * Writes the documents of all rows the transaction changed; to be called as its last work, since others who write the same
 * documents wait until it ends. @returns false when they are too many and wait for the worker
 */
export async function drainQueue(
  trx: Database,
  reference: Reference,
  maximum = maximumAtOnce,
): Promise<boolean> {
  const { rows } = await sql<{ kind: Kind | null; ids: string[] }>`
    SELECT kind, ids FROM take_queued_documents(${maximum})
  `.execute(trx);
  for (const { kind, ids } of rows)
    for (let from = 0; kind && from < ids.length; from += partSize)
      await writeDocuments(trx, reference, kind, ids.slice(from, from + partSize));
  return rows.every(({ kind }) => kind !== null);
}

/** What waits of a kind. */
export interface Waiting {
  entries: number;
  /** Whether every row of the kind is to be written anew. */
  isWhole: boolean;
  /** Seconds since the first and the last entry. */
  oldest: number;
  newest: number;
}

/** What committed transactions left in the queue. */
export async function readWaiting(db: Database, kind: Kind): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT count(*) AS entries, coalesce(bool_or(id IS NULL AND business_id IS NULL), false) AS "isWhole",
      coalesce(extract(epoch FROM clock_timestamp() - min(queued_at)), 0)::float8 AS oldest,
      coalesce(extract(epoch FROM clock_timestamp() - max(queued_at)), 0)::float8 AS newest
    FROM search_queue WHERE kind = ${kind}
  `.execute(db);
  return rows[0] ?? { entries: 0, isWhole: false, oldest: 0, newest: 0 };
}

/** Has every row of the kinds written anew the next time search catches up. */
export async function queueAll(db: Database, wanted: readonly Kind[] = kinds): Promise<void> {
  await sql`INSERT INTO search_queue (kind) SELECT unnest(${wanted}::text[]) ON CONFLICT DO NOTHING`.execute(
    db,
  );
}

/**
 * Writes the documents of what waits, the longest waiting first, in transactions of some 500 each. Several may do so at once;
 * what somebody else is writing is left to them.
 */
export async function drainWaiting(db: Database, reference: Reference, kind: Kind): Promise<void> {
  while (await drainSome(db, reference, kind));
}

function drainSome(db: Database, reference: Reference, kind: Kind): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ taken: number }>`
      WITH taken AS (
        DELETE FROM search_queue WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM search_queue WHERE kind = ${kind} AND (id IS NOT NULL OR business_id IS NOT NULL)
          ORDER BY written_by LIMIT ${partSize} FOR UPDATE SKIP LOCKED
        )) RETURNING kind, id, business_id
      ), own AS (
        INSERT INTO search_queue (kind, id, business_id) SELECT DISTINCT kind, id, business_id FROM taken
      )
      SELECT count(*) AS taken FROM taken
    `.execute(trx);
    if (!rows[0]?.taken) return false;
    await drainQueue(trx, reference, noMaximum);
    return true;
  });
}
