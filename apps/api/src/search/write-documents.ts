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

/** Documents as columns: plain values, which a thread can hand over. */
export interface DocumentColumns {
  rows: number;
  scores: string;
  typeCodes: string;
  countryCodes: string;
  ids: string;
  nameHashes: string;
  words: Uint8Array<ArrayBuffer>;
  nameLetters: (string | null)[];
  capabilities: string[];
  groups: string;
}

/** PostgreSQL reads columns in half the time of rows as JSON. */
export function columnsOf(documents: readonly SearchDocument[]): DocumentColumns {
  const array = (read: (document: SearchDocument) => string | number) => `{${documents.map(read).join(',')}}`;
  return {
    rows: documents.length,
    scores: array(({ score }) => score),
    typeCodes: array((entry) => entry.type_code),
    countryCodes: array((entry) => entry.country_code),
    ids: array(({ id }) => id),
    nameHashes: array((entry) => entry.name_hash),
    words: tsvectorArray(documents.map(indexedWords)),
    nameLetters: documents.map((entry) => entry.name_letters ?? null),
    capabilities: documents.map((entry) => entry.capabilities.join(' ')),
    groups: array(({ group }) => group),
  };
}

/** Adds documents to a table of documents, with the group they lie in where `withGroup`. */
export async function insertDocuments(
  db: Database,
  table: string,
  documents: DocumentColumns,
  { withGroup = false } = {},
): Promise<void> {
  const columns = sql.raw(
    `score, type_code, country_code, id, name_hash, words, name_letters, capabilities${withGroup ? ', group_code' : ''}`,
  );
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns}
    FROM unnest(${documents.scores}::integer[], ${documents.typeCodes}::smallint[], ${documents.countryCodes}::smallint[],
      ${documents.ids}::uuid[], ${documents.nameHashes}::bigint[], ${documents.words}::tsvector[], ${documents.nameLetters}::text[],
      ${documents.capabilities}::text[], ${documents.groups}::integer[])
      AS document (score, type_code, country_code, id, name_hash, words, name_letters, capabilities, group_code)`.execute(
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
  if (documents.length > 0) await insertDocuments(trx, `${kind}_search`, columnsOf(documents));
}
