import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { ProductPhoto } from '../../edit/photo-queries.ts';
import { fieldsOf } from '../../edit/present.ts';
import type { ProductFields } from '../../edit/product-fields.ts';
import type { EditRow } from '../../edit/queries.ts';

/** A product as an import compares and writes it. */
export interface ExistingProduct {
  id: string;
  isArchived: boolean;
  revision: number;
  fields: ProductFields;
  photos: ProductPhoto[];
  /** Its columns, as they are put back when the import is undone. */
  columns: object;
}

type Row = Parameters<typeof fieldsOf>[0] &
  Pick<EditRow, 'id' | 'revision' | 'archived_at'> & { photos: ProductPhoto[]; before: object };

/** The columns an import writes, as JSON. */
const before = sql`jsonb_build_object('name', name, 'description', description, 'keywords', keywords, 'industry_id', industry_id,
  'category_id', category_id, 'subcategory_id', subcategory_id, 'specs', specs, 'lead_time', lead_time,
  'lead_time_days', lead_time_days, 'minimum_order', minimum_order, 'minimum_order_unit', minimum_order_unit, 'stock', stock,
  'price_amount', price_amount, 'price_currency', price_currency, 'price_per', price_per)`;

/** Products of a business by their ids; locked by who holds `lock_products_of`. */
export async function findExisting(
  db: ReadDatabase,
  businessID: string,
  ids: readonly string[],
): Promise<Map<string, ExistingProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    SELECT products.*, ${before} AS before, coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', own.id, 'photo', own.photo) ORDER BY own.position)
      FROM product_photos AS own WHERE own.product_id = products.id
    ), '[]') AS photos
    FROM products WHERE id = ANY(${ids}::uuid[]) AND business_id = ${businessID}
  `.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        isArchived: row.archived_at !== null,
        revision: row.revision,
        fields: fieldsOf(row),
        photos: row.photos,
        columns: row.before,
      },
    ]),
  );
}

/**
 * The ids of a business's products that are not archived, by each of the names, without case. Its products are read for it, so many
 * names are asked for at once.
 */
export async function findByNames(
  db: ReadDatabase,
  businessID: string,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ wanted: string; ids: string[] }>`
    SELECT wanted.name AS wanted, array_agg(products.id) AS ids
    FROM unnest(${names}::text[]) AS wanted (name) JOIN products ON lower(products.name) = lower(wanted.name)
    WHERE products.business_id = ${businessID} AND products.archived_at IS NULL GROUP BY wanted.name
  `.execute(db);
  return new Map(rows.map(({ wanted, ids }) => [wanted, ids]));
}

/** How many products of a business are not archived. */
export async function countCurrent(db: ReadDatabase, businessID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM products WHERE business_id = ${businessID} AND archived_at IS NULL
  `.execute(db);
  return rows[0]?.count ?? 0;
}
