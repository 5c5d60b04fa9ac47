import type { ReadDatabase, Spec } from '@kontor/database';
import { sql } from 'kysely';

/** What the newest products of a subcategory state, by how many businesses do (`products_of_subcategory`). */
export async function findStatedSpecs(db: ReadDatabase, subcategoryID: string) {
  const { rows } = await sql<Pick<Spec, 'key'> & { unit: string | null; businesses: number }>`
    SELECT mode() WITHIN GROUP (ORDER BY key) AS key, unit, count(DISTINCT business_id)::int AS businesses
    FROM (
      SELECT business_id, spec ->> 'key' AS key, nullif(spec ->> 'unit', '') AS unit
      FROM (
        SELECT business_id, specs FROM products WHERE subcategory_id = ${subcategoryID} AND listed
        ORDER BY created_at DESC LIMIT 500
      ) AS newest, jsonb_array_elements(newest.specs) AS spec
    ) AS stated
    GROUP BY lower(key), unit ORDER BY businesses DESC, lower(key), unit LIMIT 20
  `.execute(db);
  return rows;
}
