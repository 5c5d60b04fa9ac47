import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Names } from '../names.ts';
import { inTransaction } from '../transaction.ts';
import { readCountries } from './countries.ts';
import { readIndustries } from './industries.ts';
import { readLanguages } from './languages.ts';

async function readReferenceFile<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(new URL(`../../reference/${file}`, import.meta.url), 'utf8'));
}

/** Every reference table with its rows, parents before children. */
async function readReference(): Promise<[table: string, key: string, rows: object[]][]> {
  const { countries, states } = readCountries(
    await readReferenceFile<Record<string, string>>('state-names.json'),
  );
  const { industries, categories, subcategories } = await readIndustries();
  const types = await readReferenceFile<{ code: string; names: Names }[]>('business-types.json');
  const genders = await readReferenceFile<{ code: string; names: Names }[]>('genders.json');
  const jobPositions = await readReferenceFile<{ id: string; names: Names }[]>('job-positions.json');
  const inOrder = <T extends object>(rows: T[]) => rows.map((row, position) => ({ ...row, position }));
  return [
    ['countries', 'code', countries],
    ['states', 'id', states],
    ['languages', 'code', readLanguages()],
    ['genders', 'code', inOrder(genders)],
    ['job_positions', 'id', inOrder(jobPositions)],
    ['business_types', 'code', inOrder(types)],
    ['industries', 'id', industries],
    ['categories', 'id', categories],
    ['subcategories', 'id', subcategories],
  ];
}

/** Inserts new rows and updates changed ones; rows are never deleted, since businesses may refer to them. */
async function upsert(db: Database, table: string, key: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const updates = columns
    .filter((column) => column !== key)
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    SELECT ${sql.join(columns.map((column) => sql.ref(column)))}
    FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (${sql.ref(key)}) DO UPDATE SET ${sql.join(updates)}
  `.execute(db);
}

/**
 * Writes the reference data when its files differ from what was written last, and has search documents rebuilt from it.
 * @returns whether anything was written
 */
export async function writeReference(db: Database): Promise<boolean> {
  const reference = await readReference();
  const fingerprint = createHash('sha256').update(JSON.stringify(reference)).digest('hex');
  return inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('kontor reference data'))`.execute(trx);
    const state = await trx.selectFrom('reference_state').select('fingerprint').executeTakeFirst();
    if (state?.fingerprint === fingerprint) return false;
    for (const [table, key, rows] of reference) await upsert(trx, table, key, rows);
    await trx
      .insertInto('reference_state')
      .values({ fingerprint })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ fingerprint }))
      .execute();
    // Search documents leave out the words of the names they were made by.
    await sql`SELECT mark_search_rebuild_due()`.execute(trx);
    return true;
  });
}
