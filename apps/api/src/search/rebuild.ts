import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { createDocumentMakers } from './document-makers.ts';
import { type Kind, kinds, tierShares, tiers } from './kind.ts';
import { readAllRows } from './read-rows.ts';
import { tellWords } from './refresh-words.ts';
import { storeTierStock } from './tier-stock.ts';
import type { WordCounts } from './word-counts.ts';
import { insertDocuments } from './write-documents.ts';

/** Scores where the tiers begin, from the best down; each lower than the one before, also when few rows exist. */
async function tierBounds(db: Database, staging: string): Promise<number[]> {
  const { rows } = await sql<{ bounds: number[] | null }>`
    SELECT percentile_disc(${tierShares.map((_, index) => 1 - tierShares.slice(0, index + 1).reduce((a: number, b) => a + b, 0))}::float8[])
      WITHIN GROUP (ORDER BY score) AS bounds
    FROM ${sql.table(staging)}
  `.execute(db);
  const bounds: number[] = [];
  for (const bound of rows[0]?.bounds ?? [])
    bounds.push(Math.min(bound, (bounds.at(-1) ?? Number.MAX_SAFE_INTEGER) - 1));
  return bounds;
}

/** Documents of all rows of a kind, in a temporary table; `db` reads them on a connection of its own where it can. */
async function makeDocuments(
  trx: Database,
  db: Database,
  reference: Reference,
  kind: Kind,
  staging: string,
  onProgress: Progress,
): Promise<WordCounts> {
  await sql`CREATE TEMPORARY TABLE ${sql.table(staging)} (score integer, type_code smallint, country_code smallint, id uuid,
    name_hash bigint, words tsvector, name_letters text, capabilities text, group_code integer) ON COMMIT DROP`.execute(
    trx,
  );
  await using makers = createDocumentMakers(kind, reference);
  let done = 0;
  await inTransaction(db, async (reader) => {
    const writing: Promise<void>[] = [];
    for await (const rows of readAllRows(reader, kind)) {
      const made = makers.make(rows);
      const written = (writing.at(-1) ?? Promise.resolve()).then(async () => {
        const documents = await made;
        await insertDocuments(trx, staging, documents, { withGroup: true });
        done += documents.rows;
        onProgress(kind, done);
      });
      // Whoever waits for it hears of it.
      for (const promise of [made, written]) promise.catch(() => {});
      writing.push(written);
      if (writing.length > makers.atOnce) await writing.shift();
    }
    await Promise.all(writing);
  });
  onProgress(kind, done);
  return await makers.counts();
}

/**
 * All rows are read after this: what was queued by then is done. Who has just taken an entry waits for the table, and writes its
 * document when the rebuild is committed.
 */
async function dropEntries(trx: Database, kind: Kind): Promise<void> {
  await sql`
    DELETE FROM search_queue WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM search_queue WHERE kind = ${kind} FOR UPDATE SKIP LOCKED
    ))
  `.execute(trx);
}

/**
 * The new table is made aside and takes the old one's place at the end, so that searches wait for the swap only; changes
 * of single documents wait for all of it.
 */
async function rebuildKind(
  trx: Database,
  db: Database,
  reference: Reference,
  kind: Kind,
  onProgress: Progress,
): Promise<void> {
  const table = `${kind}_search`;
  const next = `${kind}_search_next`;
  const staging = `${kind}_staging`;
  // First of all, as who counts words does.
  await sql`
    INSERT INTO search_state (kind) VALUES (${kind}) ON CONFLICT (kind) DO UPDATE SET proof_read_at = now()
  `.execute(trx);
  await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  await dropEntries(trx, kind);
  const counts = await makeDocuments(trx, db, reference, kind, staging, onProgress);
  const bounds = await tierBounds(trx, staging);
  if (bounds.length === 0) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
  } else {
    await sql`SELECT create_search_table(${next}, ${bounds}::integer[])`.execute(trx);
    // Rows that are read together lie together: by category, type and country within a tier.
    await sql`SET LOCAL work_mem = '256MB'`.execute(trx);
    await sql`
      INSERT INTO ${sql.table(next)} SELECT score, type_code, country_code, id, name_hash, words, name_letters, capabilities FROM ${sql.table(staging)}
      ORDER BY group_code, type_code, country_code
    `.execute(trx);
    // Enough for three processes. With more the words of an index no longer fit into the processor's cache, and it takes longer.
    await sql`SET LOCAL maintenance_work_mem = '128MB'`.execute(trx);
    await sql`SELECT create_search_indexes(${next})`.execute(trx);
    await sql`SELECT replace_search_table(${table}, ${next}, ${tiers.length})`.execute(trx);
  }
  await counts.write(trx, kind);
  await storeTierStock(trx, kind);
  await tellWords(trx, kind);
}

export type Progress = (kind: Kind, done: number) => void;

/** Makes all documents and words of kinds anew: after bulk loads, and when the shape of documents changed. */
export async function rebuildSearch(
  db: Database,
  reference: Reference,
  onProgress: Progress = () => {},
  wanted: readonly Kind[] = kinds,
): Promise<void> {
  for (const kind of wanted) {
    await inTransaction(db, (trx) => rebuildKind(trx, db, reference, kind, onProgress));
    for (const tier of tiers) await sql`ANALYZE ${sql.table(`${kind}_search_${tier}`)}`.execute(db);
  }
}
