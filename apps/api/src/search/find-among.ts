import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import type { Kind } from './kind.ts';

/** Which of some rows meet the conditions of a search (the primary keys of the tiers). */
export async function findAmong(
  pool: Pool,
  kind: Kind,
  { anywhere, typeCode, countryCode }: Conditions,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: `find_among_${kind}`,
    text: `SELECT id FROM ${kind}_search WHERE id = ANY($1::uuid[]) AND ($2::text IS NULL OR words @@ $2::tsquery)
      AND ($3::smallint IS NULL OR type_code = $3) AND ($4::smallint IS NULL OR country_code = $4)`,
    values: [ids, anywhere, typeCode, countryCode],
  });
  return rows.map(({ id }) => id);
}
