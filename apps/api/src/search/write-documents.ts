import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import type { SearchDocument } from './document.ts';
import type { Kind } from './kind.ts';
import { readDocuments } from './read-rows.ts';

/** Adds documents to a table of documents. */
export async function insertDocuments(
  db: Database,
  table: string,
  documents: SearchDocument[],
): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(table)} (score, type_code, country_code, id, name_hash, words)
    SELECT score, type_code, country_code, id, name_hash, array_to_tsvector(words)
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      AS document (score integer, type_code smallint, country_code smallint, id uuid, name_hash bigint, words text[])
  `.execute(db);
}

/**
 * Writes the documents of the given rows anew, in the transaction that wrote the rows, so that they are found at once;
 * rows that are gone lose theirs.
 */
export async function writeSearchDocuments(
  db: Database,
  reference: Reference,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(db, async (trx) => {
    await sql`DELETE FROM ${sql.table(`${kind}_search`)} WHERE id = ANY(${ids}::uuid[])`.execute(trx);
    const documents = await readDocuments(trx, reference, kind, { ids });
    if (documents.length > 0) await insertDocuments(trx, `${kind}_search`, documents);
  });
}
