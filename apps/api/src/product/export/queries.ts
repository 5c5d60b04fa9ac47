import type { ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { ProductPhoto } from '../edit/photo-queries.ts';
import type { fieldsOf } from '../edit/present.ts';
import type { SpecName } from '../import/columns/spec-named.ts';

/** A specification, and how often one product states it at most. */
export interface SpecColumn extends SpecName {
  times: number;
}

/** The specifications of products, those first that most of them state, in the order in which these have them. */
export async function findSpecColumns(
  db: ReadDatabase,
  businessID: string,
  condition: RawBuilder<boolean>,
  limit: number,
): Promise<SpecColumn[]> {
  const { rows } = await sql<{ key: string; unit: string | null; times: number }>`
    SELECT key, unit, times FROM (
      SELECT key, unit, max(times)::int AS times, avg(place) AS place FROM (
        SELECT spec.value ->> 'key' AS key, spec.value ->> 'unit' AS unit, count(*) AS times, min(spec.ordinality) AS place
        FROM products, jsonb_array_elements(products.specs) WITH ORDINALITY AS spec
        WHERE products.business_id = ${businessID} AND ${condition} GROUP BY products.id, key, unit
      ) AS own GROUP BY key, unit ORDER BY count(*) DESC, key, unit LIMIT ${limit}
    ) AS stated ORDER BY place, key, unit
  `.execute(db);
  return rows.map(({ key, unit, times }) => ({ key, ...(unit === null ? {} : { unit }), times }));
}

export type ExportedRow = Parameters<typeof fieldsOf>[0] & {
  id: string;
  position: number;
  photos: ProductPhoto[];
};

/** Products behind one, in the order of their business (`products_by_business`). */
export async function findExported(
  db: ReadDatabase,
  {
    businessID,
    condition,
    after,
    limit,
  }: {
    businessID: string;
    condition: RawBuilder<boolean>;
    after: Pick<ExportedRow, 'id' | 'position'> | undefined;
    limit: number;
  },
): Promise<ExportedRow[]> {
  const behind = after
    ? sql`AND (products.position, products.id) > (${after.position}::float8, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ExportedRow>`
    SELECT products.*, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', own.id, 'photo', own.photo) ORDER BY own.position)
      FROM product_photos AS own WHERE own.product_id = products.id
    ), '[]') AS photos
    FROM products WHERE products.business_id = ${businessID} AND ${condition} ${behind}
    ORDER BY products.position, products.id LIMIT ${limit}
  `.execute(db);
  return rows;
}
