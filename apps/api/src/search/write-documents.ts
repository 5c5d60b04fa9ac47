import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import type { SearchDocument } from './document.ts';
import type { Kind } from './kind.ts';
import { readDocuments } from './read-rows.ts';
import { tsvectorArray } from './tsvector-array.ts';

/** All that the index holds of a document, each once. */
function indexedWords({ filters, nameWords, words }: SearchDocument): string[] {
  return [...filters, ...nameWords.map((word) => `=${word}`), ...words];
}

/** Documents as columns, which are read in half the time of rows as JSON. */
function columnsOf(documents: readonly SearchDocument[]) {
  const array = (read: (document: SearchDocument) => string | number) => `{${documents.map(read).join(',')}}`;
  return sql`unnest(${array(({ score }) => score)}::integer[], ${array((entry) => entry.type_code)}::smallint[],
    ${array((entry) => entry.country_code)}::smallint[], ${array(({ id }) => id)}::uuid[],
    ${array((entry) => entry.name_hash)}::bigint[], ${tsvectorArray(documents.map(indexedWords))}::tsvector[],
    ${documents.map((entry) => entry.name_letters ?? null)}::text[],
    ${documents.map((entry) => entry.capabilities.join(' '))}::text[], ${array(({ group }) => group)}::integer[])
    AS document (score, type_code, country_code, id, name_hash, words, name_letters, capabilities, group_code)`;
}

/** Adds documents to a table of documents, with the group they lie in where `withGroup`. */
export async function insertDocuments(
  db: Database,
  table: string,
  documents: readonly SearchDocument[],
  { withGroup = false } = {},
): Promise<void> {
  const columns = sql.raw(
    `score, type_code, country_code, id, name_hash, words, name_letters, capabilities${withGroup ? ', group_code' : ''}`,
  );
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM ${columnsOf(documents)}`.execute(
    db,
  );
}

/** Writes the documents of the given rows anew, at most some hundred; rows that are gone lose theirs. */
export async function writeDocuments(
  trx: Database,
  reference: Reference,
  kind: Kind,
  ids: readonly string[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(`${kind}_search`)} WHERE id = ANY(${ids}::uuid[])`.execute(trx);
  const documents = await readDocuments(trx, reference, kind, ids);
  if (documents.length > 0) await insertDocuments(trx, `${kind}_search`, documents);
}
