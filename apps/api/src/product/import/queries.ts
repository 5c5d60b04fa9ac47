import type { ImportColumn, ImportFailure, ImportState, ImportValue, Language } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { TableFormat } from './read/table.ts';

/** An import as its row has it, and who began it. */
export interface ImportRow {
  id: string;
  business_id: string;
  person_id: string | null;
  first_name: string | null;
  last_name: string | null;
  language: Language;
  file_name: string;
  file_type: string;
  upload_id: string | null;
  pictures_name: string | null;
  pictures_id: string | null;
  state: ImportState;
  failure: ImportFailure | null;
  format: TableFormat | null;
  columns: ImportColumn[];
  categories: ImportValue[];
  done: number;
  total: number;
  added: number;
  changed: number;
  unchanged: number;
  wrong: number;
  stayed: number;
  stop_asked: boolean;
  created_at: Date;
  started_at: Date;
  finished_at: Date | null;
  undone_by: string | null;
  undone_at: Date | null;
}

const columns = sql`imports.*, person.first_name, person.last_name
  FROM product_imports AS imports LEFT JOIN named_people AS person ON person.id = imports.person_id`;

export async function findImport(db: ReadDatabase, importID: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`SELECT ${columns} WHERE imports.id = ${importID}`.execute(db);
  return rows[0];
}

/** The newest imports of a business (`product_imports_by_business`). */
export async function listImports(db: ReadDatabase, businessID: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    SELECT ${columns} WHERE imports.business_id = ${businessID} ORDER BY imports.created_at DESC, imports.id LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** The business an import is of. */
export async function findOwnerOfImport(db: ReadDatabase, importID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_imports')
    .select('business_id')
    .where('id', '=', importID)
    .executeTakeFirst();
  return row?.business_id;
}

/** One writer of an import at a time, from here to the end of the transaction. @returns its state; undefined when it is gone */
export async function lockImport(
  trx: Database,
  importID: string,
): Promise<{ state: ImportState; stopAsked: boolean; finishedAt: Date | null } | undefined> {
  const row = await trx
    .selectFrom('product_imports')
    .select(['state', 'stop_asked as stopAsked', 'finished_at as finishedAt'])
    .where('id', '=', importID)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, state: row.state as ImportState };
}

/**
 * Whoever begins or undoes an import of a business comes after whoever else does. Not the lock of its products: the worker takes that one
 * while it holds the row of the import.
 */
export async function lockImportsOf(trx: Database, businessID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('product imports ' || ${businessID}::text, 0))`.execute(
    trx,
  );
}

/** Of a business the imports that are not finished; locked until the end of the transaction. */
export async function lockOpenImports(
  trx: Database,
  businessID: string,
): Promise<{ id: string; state: ImportState; uploads: string[] }[]> {
  const { rows } = await sql<{ id: string; state: ImportState; uploads: string[] }>`
    SELECT id, state, array_remove(ARRAY[upload_id, pictures_id], NULL) AS uploads FROM product_imports
    WHERE business_id = ${businessID} AND state IN ('reading', 'mapping', 'checking', 'checked', 'importing', 'undoing') FOR UPDATE
  `.execute(trx);
  return rows;
}

export interface NewImport {
  businessID: string;
  personID: string | null;
  language: Language;
  fileName: string;
  fileType: string;
  uploadID: string | null;
  picturesName: string | null;
  picturesID: string | null;
}

export async function insertImport(trx: Database, given: NewImport): Promise<string> {
  const { id } = await trx
    .insertInto('product_imports')
    .values({
      business_id: given.businessID,
      person_id: given.personID,
      language: given.language,
      file_name: given.fileName,
      file_type: given.fileType,
      upload_id: given.uploadID,
      pictures_name: given.picturesName,
      pictures_id: given.picturesID,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteImports(trx: Database, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('product_imports').where('id', '=', sql<string>`ANY(${ids}::uuid[])`).execute();
}

/** Adds to how many rows are done, and what they became. */
export async function addProgress(
  trx: Database,
  importID: string,
  added: {
    done: number;
    added?: number;
    changed?: number;
    unchanged?: number;
    wrong?: number;
    stayed?: number;
  },
): Promise<void> {
  await sql`
    UPDATE product_imports SET done = done + ${added.done}, added = added + ${added.added ?? 0}, changed = changed + ${added.changed ?? 0},
      unchanged = unchanged + ${added.unchanged ?? 0}, wrong = wrong + ${added.wrong ?? 0}, stayed = stayed + ${added.stayed ?? 0}
    WHERE id = ${importID}
  `.execute(trx);
}

/** Imports whose worker is to go on with them. */
export async function findWorking(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('product_imports')
    .select('id')
    .where('state', 'in', ['reading', 'checking', 'importing', 'undoing'])
    .execute();
  return rows.map(({ id }) => id);
}

/** What a person began or undid, the latest first (`product_imports_by_person`, `product_imports_by_undoer`). */
export async function findImportsOf(db: ReadDatabase, personID: string) {
  const { rows } = await sql<{
    id: string;
    business_id: string;
    file_name: string;
    did: 'began' | 'undid';
    at: Date;
  }>`
    SELECT id, business_id, file_name, 'began' AS did, created_at AS at FROM product_imports WHERE person_id = ${personID}
    UNION ALL
    SELECT id, business_id, file_name, 'undid', coalesce(undone_at, started_at) FROM product_imports WHERE undone_by = ${personID}
    ORDER BY at DESC, id
  `.execute(db);
  return rows;
}
