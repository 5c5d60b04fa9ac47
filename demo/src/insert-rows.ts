import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

const atOnce = 1_000;

/** Inserts rows that all have the same columns; a row whose key is there already is left as it is. */
export async function insertRows(
  trx: Transaction<DB>,
  table: keyof DB,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += atOnce) {
    const batch = JSON.stringify(rows.slice(start, start + atOnce));
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${batch}::jsonb)
      ON CONFLICT DO NOTHING
    `.execute(trx);
  }
}
