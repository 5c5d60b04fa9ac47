import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { type Kind, kinds, tierShares, tiers } from './kind.ts';
import { readDocuments } from './read-rows.ts';
import { refreshWords } from './refresh-words.ts';
import { insertDocuments } from './write-documents.ts';

const batch = 2_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

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

async function rebuildKind(
  db: Database,
  reference: Reference,
  kind: Kind,
  onProgress: Progress,
): Promise<void> {
  const table = `${kind}_search`;
  const staging = `${kind}_staging`;
  await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await sql`CREATE TEMPORARY TABLE ${sql.table(staging)} (score integer, type_code smallint, country_code smallint, id uuid,
    name_hash bigint, words tsvector) ON COMMIT DROP`.execute(db);
  let after = beforeAll;
  for (let done = 0; ; ) {
    const documents = await readDocuments(db, reference, kind, { after, limit: batch });
    if (documents.length > 0) await insertDocuments(db, staging, documents);
    done += documents.length;
    onProgress(kind, done);
    if (documents.length < batch) break;
    after = documents.at(-1)?.id ?? after;
  }
  const bounds = await tierBounds(db, staging);
  if (bounds.length > 0) {
    await sql`DROP TABLE ${sql.table(table)}`.execute(db);
    await sql`SELECT create_search_table(${table}, ${bounds}::integer[])`.execute(db);
    // Rows that are read together lie together: by country and type within a tier.
    await sql`INSERT INTO ${sql.table(table)} SELECT * FROM ${sql.table(staging)} ORDER BY type_code, country_code, id`.execute(
      db,
    );
    await sql`SELECT create_search_indexes(${table})`.execute(db);
  } else {
    await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  }
  await refreshWords(db, kind);
}

type Progress = (kind: Kind, done: number) => void;

/** Makes all documents and words anew: after bulk loads, and when the shape of documents changed. */
export async function rebuildSearch(
  db: Database,
  reference: Reference,
  onProgress: Progress = () => {},
): Promise<void> {
  for (const kind of kinds) await inTransaction(db, (trx) => rebuildKind(trx, reference, kind, onProgress));
  for (const kind of kinds) {
    for (const tier of tiers) await sql`ANALYZE ${sql.table(`${kind}_search_${tier}`)}`.execute(db);
  }
}
