import type { DB } from '@kontor/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';

// An import reads and writes in statements in which the business is called `business`, its imported row `imported`.

/** Keeps claimers from editing these businesses between the look for their edits and the end of the transaction. */
export async function lockBusinesses(trx: Transaction<DB>, ids: string[]): Promise<void> {
  await sql`SELECT FROM businesses WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
}

/** Whether a column of the business still holds what was imported last. */
export function holdsImported(column: string): RawBuilder<boolean> {
  return sql`business.${sql.ref(column)}::text IS NOT DISTINCT FROM imported.imported_values->>${sql.lit(column)}`;
}

/** The edited fields noted so far and those that do not hold any more what was imported last. */
export function findEditedFields(holds: Record<string, RawBuilder<boolean>[]>): RawBuilder<string[]> {
  const fields = Object.entries(holds).map(
    ([field, conditions]) => sql`(${sql.lit(field)}, ${sql.join(conditions, sql` AND `)})`,
  );
  return sql`ARRAY(
    SELECT unnest(imported.edited_fields)
    UNION SELECT field FROM (VALUES ${sql.join(fields)}) AS found (field, holds) WHERE NOT holds
    ORDER BY 1
  )`;
}
