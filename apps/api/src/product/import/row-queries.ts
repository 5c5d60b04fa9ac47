import type { ImportIssue } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Cell, TableRow } from './read/table.ts';

type Outcome = 'new' | 'changed' | 'unchanged' | 'wrong';

const atOnce = 1_000;

/** Stores the rows of a table in the place of those an interrupted reading left. */
export async function replaceRows(trx: Database, importID: string, rows: readonly TableRow[]): Promise<void> {
  await trx.deleteFrom('product_import_rows').where('import_id', '=', importID).execute();
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = rows.slice(from, from + atOnce);
    await sql`
      INSERT INTO product_import_rows (import_id, number, cells)
      SELECT ${importID}, number, cells FROM unnest(${part.map(({ number }) => number)}::int[],
        ${part.map(({ cells }) => JSON.stringify(cells))}::text[]::jsonb[]) AS row (number, cells)
    `.execute(trx);
  }
}

export interface StoredRow extends TableRow {
  outcome: Outcome | null;
  productID: string | null;
}

const storedRows = sql`SELECT number, cells, outcome, product_id AS "productID" FROM product_import_rows`;

/** Rows behind a number, in their order (the primary key). */
export async function findRows(
  db: ReadDatabase,
  importID: string,
  after: number,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    ${storedRows}
    WHERE import_id = ${importID} AND number > ${after} ORDER BY number LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Rows that wait to be imported, in their order. */
export async function findWaitingRows(
  db: ReadDatabase,
  importID: string,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    ${storedRows}
    WHERE import_id = ${importID} AND NOT done AND outcome IN ('new', 'changed') ORDER BY number LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** The first rows that would change a product, in their order. */
export async function findChangedRows(
  db: ReadDatabase,
  importID: string,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    ${storedRows}
    WHERE import_id = ${importID} AND outcome = 'changed' ORDER BY number LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** How many rows of an import came to what. */
export async function countOutcomes(db: ReadDatabase, importID: string) {
  const { rows } = await sql<Record<'done' | 'added' | 'changed' | 'unchanged' | 'wrong', number>>`
    SELECT count(*)::int AS done, count(*) FILTER (WHERE outcome = 'new')::int AS added,
      count(*) FILTER (WHERE outcome = 'changed')::int AS changed,
      count(*) FILTER (WHERE outcome = 'unchanged')::int AS unchanged,
      count(*) FILTER (WHERE outcome = 'wrong')::int AS wrong
    FROM product_import_rows WHERE import_id = ${importID}
  `.execute(db);
  return rows[0];
}

export interface CheckedRow {
  number: number;
  outcome: Outcome;
  productID: string | null;
  issues: ImportIssue[];
}

/** What the check found of rows. */
export async function writeOutcomes(
  trx: Database,
  importID: string,
  rows: readonly CheckedRow[],
): Promise<void> {
  await sql`
    UPDATE product_import_rows AS stored SET outcome = checked.outcome, product_id = checked.product_id, issues = checked.issues, done = false
    FROM unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ productID }) => productID)}::uuid[],
      ${rows.map(({ issues }) => (issues.length > 0 ? JSON.stringify(issues) : null))}::text[]::jsonb[])
      AS checked (number, outcome, product_id, issues)
    WHERE stored.import_id = ${importID} AND stored.number = checked.number
  `.execute(trx);
}

export interface WrongRow {
  number: number;
  cells: Cell[];
  issues: ImportIssue[];
}

/** Wrong rows behind a number, in their order. */
export async function findWrongRows(
  db: ReadDatabase,
  importID: string,
  after: number,
  limit: number,
): Promise<WrongRow[]> {
  const { rows } = await sql<WrongRow>`
    SELECT number, cells, issues FROM product_import_rows
    WHERE import_id = ${importID} AND outcome = 'wrong' AND number > ${after} ORDER BY number LIMIT ${limit}
  `.execute(db);
  return rows;
}

export interface ImportedRow {
  number: number;
  outcome: Outcome;
  productID: string | null;
  revision: number | null;
  issues: ImportIssue[];
  /** What it wrote over, of a changed product. */
  before: object | null;
}

/** Rows are done, with what they wrote over; in the transaction that writes their products. */
export async function markDone(trx: Database, importID: string, rows: readonly ImportedRow[]): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await sql`
    UPDATE product_import_rows AS stored SET done = true, outcome = imported.outcome, product_id = imported.product_id,
      revision = imported.revision, before = imported.before, issues = imported.issues
    FROM unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ productID }) => productID)}::uuid[], ${rows.map(({ revision }) => revision)}::int[],
      ${rows.map(({ before }) => json(before))}::text[]::jsonb[],
      ${rows.map(({ issues }) => (issues.length > 0 ? JSON.stringify(issues) : null))}::text[]::jsonb[])
      AS imported (number, outcome, product_id, revision, before, issues)
    WHERE stored.import_id = ${importID} AND stored.number = imported.number
  `.execute(trx);
}
