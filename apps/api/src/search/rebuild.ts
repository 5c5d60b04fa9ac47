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

/** Documents of all rows of a kind, in a temporary table. */
async function makeDocuments(
  db: Database,
  reference: Reference,
  kind: Kind,
  staging: string,
  onProgress: Progress,
): Promise<void> {
  await sql`CREATE TEMPORARY TABLE ${sql.table(staging)} (score integer, type_code smallint, country_code smallint, id uuid,
    name_hash bigint, words tsvector) ON COMMIT DROP`.execute(db);
  let after = beforeAll;
  for (let done = 0; ; ) {
    const documents = await readDocuments(db, reference, kind, { after, limit: batch });
    if (documents.length > 0) await insertDocuments(db, staging, documents);
    done += documents.length;
    onProgress(kind, done);
    if (documents.length < batch) return;
    after = documents.at(-1)?.id ?? after;
  }
}

/**
 * The new table is made aside and takes the old one's place at the end, so that searches wait for the swap only; changes
 * of single documents wait for all of it.
 */
async function rebuildKind(
  db: Database,
  reference: Reference,
  kind: Kind,
  onProgress: Progress,
): Promise<void> {
  const table = `${kind}_search`;
  const next = `${kind}_search_next`;
  const staging = `${kind}_staging`;
  // First of all: a bulk import that marks the kind from now on waits, and its mark outlives us.
  await sql`
    INSERT INTO search_state (kind) VALUES (${kind}) ON CONFLICT (kind) DO UPDATE
    SET rebuild_due_since = NULL, proof_read_at = now()
  `.execute(db);
  await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(db);
  await makeDocuments(db, reference, kind, staging, onProgress);
  const bounds = await tierBounds(db, staging);
  if (bounds.length === 0) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  } else {
    await sql`SELECT create_search_table(${next}, ${bounds}::integer[])`.execute(db);
    // Rows that are read together lie together: by country and type within a tier.
    await sql`
      INSERT INTO ${sql.table(next)} SELECT * FROM ${sql.table(staging)} ORDER BY type_code, country_code, id
    `.execute(db);
    await sql`SELECT create_search_indexes(${next})`.execute(db);
    await sql`SELECT replace_search_table(${table}, ${next}, ${tiers.length})`.execute(db);
  }
  await refreshWords(db, kind);
}

type Progress = (kind: Kind, done: number) => void;

/** Makes all documents and words of kinds anew: after bulk loads, and when the shape of documents changed. */
export async function rebuildSearch(
  db: Database,
  reference: Reference,
  onProgress: Progress = () => {},
  wanted: readonly Kind[] = kinds,
): Promise<void> {
  for (const kind of wanted) {
    await inTransaction(db, (trx) => rebuildKind(trx, reference, kind, onProgress));
    for (const tier of tiers) await sql`ANALYZE ${sql.table(`${kind}_search_${tier}`)}`.execute(db);
  }
}

/** Leaves the documents of a kind to be made anew, in the transaction that writes its rows; for bulk imports. */
export async function markRebuildDue(db: Database, kind: Kind): Promise<void> {
  await sql`
    INSERT INTO search_state (kind, rebuild_due_since) VALUES (${kind}, now())
    ON CONFLICT (kind) DO UPDATE SET rebuild_due_since = now()
  `.execute(db);
}

/**
 * Rebuilds the kinds a bulk import left behind.
 * @param idleSeconds only kinds nothing was imported into for so long: an import still running rebuilds at its end
 */
export async function rebuildWhatIsDue(db: Database, reference: Reference, idleSeconds = 0): Promise<void> {
  for (const kind of kinds) {
    const due = await db
      .selectFrom('search_state')
      .select('kind')
      .where('kind', '=', kind)
      .where('rebuild_due_since', '<=', sql<Date>`now() - make_interval(secs => ${idleSeconds})`)
      .executeTakeFirst();
    if (due) await rebuildSearch(db, reference, undefined, [kind]);
  }
}
