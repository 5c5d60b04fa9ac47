import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { ProductPhoto } from '../../edit/photo-queries.ts';

/** A row that was imported, as it is undone. */
export interface DoneRow {
  number: number;
  outcome: 'new' | 'changed';
  product_id: string;
  revision: number;
  photos: ProductPhoto[] | null;
}

/** Rows that wait to be undone, in their order. */
export async function findUndoable(db: ReadDatabase, importID: string, limit: number): Promise<DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    SELECT number, outcome, product_id, revision, before -> 'photos' AS photos FROM product_import_rows
    WHERE import_id = ${importID} AND done AND outcome IN ('new', 'changed') AND undone IS NULL ORDER BY number LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Removes new products that nobody edited, archived or gave a data sheet since. @returns their ids */
export async function deleteUntouched(
  trx: Database,
  businessID: string,
  rows: readonly DoneRow[],
): Promise<string[]> {
  const { rows: gone } = await sql<{ id: string }>`
    DELETE FROM products USING unnest(${rows.map(({ product_id }) => product_id)}::uuid[], ${rows.map(({ revision }) => revision)}::int[])
      AS added (id, revision)
    WHERE products.id = added.id AND products.revision = added.revision AND products.archived_at IS NULL
      AND products.business_id = ${businessID}
      AND NOT EXISTS (SELECT FROM product_data_sheets AS sheet WHERE sheet.product_id = products.id)
    RETURNING products.id
  `.execute(trx);
  return gone.map(({ id }) => id);
}

/** Gives products that nobody edited since what they were before. @returns their ids */
export async function restoreUntouched(
  trx: Database,
  { importID, businessID, personID }: { importID: string; businessID: string; personID: string | null },
  rows: readonly DoneRow[],
): Promise<string[]> {
  const { rows: restored } = await sql<{ id: string }>`
    UPDATE products SET name = former.name, description = former.description, keywords = former.keywords,
      industry_id = former.industry_id, category_id = former.category_id, subcategory_id = former.subcategory_id,
      specs = former.specs, lead_time = former.lead_time, lead_time_days = former.lead_time_days,
      minimum_order = former.minimum_order, minimum_order_unit = former.minimum_order_unit, stock = former.stock,
      price_amount = former.price_amount, price_currency = former.price_currency, price_per = former.price_per,
      revision = products.revision + 1, updated_by = ${personID}::uuid, updated_at = now()
    FROM product_import_rows AS row, jsonb_to_record(row.before) AS former (name text, description text, keywords text[],
      industry_id text, category_id text, subcategory_id text, specs jsonb, lead_time text, lead_time_days int,
      minimum_order numeric, minimum_order_unit text, stock boolean, price_amount numeric, price_currency text, price_per text)
    WHERE row.import_id = ${importID} AND row.number = ANY(${rows.map(({ number }) => number)}::int[])
      AND products.id = row.product_id AND products.revision = row.revision AND products.business_id = ${businessID}
    RETURNING products.id
  `.execute(trx);
  return restored.map(({ id }) => id);
}

/** The photos of products, and the uploads they show. */
export async function findPhotosOf(db: ReadDatabase, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ product_id: string; uploads: string[] }>`
    SELECT product_id, array_agg(photo ->> 'upload') FILTER (WHERE photo ? 'upload') AS uploads FROM product_photos
    WHERE product_id = ANY(${ids}::uuid[]) GROUP BY product_id
  `.execute(db);
  return new Map(rows.map(({ product_id, uploads }) => [product_id, uploads ?? []]));
}

/** Which of these products there still are. */
export async function findStanding(db: ReadDatabase, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function markUndone(
  trx: Database,
  importID: string,
  rows: readonly { number: number; undone: 'undone' | 'stayed' }[],
): Promise<void> {
  await sql`
    UPDATE product_import_rows AS stored SET undone = told.undone
    FROM unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ undone }) => undone)}::text[]) AS told (number, undone)
    WHERE stored.import_id = ${importID} AND stored.number = told.number
  `.execute(trx);
}

/** The names of the first products that stayed when imports were undone, by import. */
export async function findStayedNames(
  db: ReadDatabase,
  importIDs: readonly string[],
  limit: number,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ import_id: string; names: string[] }>`
    SELECT undone.id AS import_id, ARRAY(
      SELECT products.name FROM product_import_rows AS row JOIN products ON products.id = row.product_id
      WHERE row.import_id = undone.id AND row.undone = 'stayed' ORDER BY row.number LIMIT ${limit}
    ) AS names FROM unnest(${importIDs}::uuid[]) AS undone (id)
  `.execute(db);
  return new Map(rows.map(({ import_id, names }) => [import_id, names]));
}
