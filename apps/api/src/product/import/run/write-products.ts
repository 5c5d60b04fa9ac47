import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { ProductPhoto } from '../../edit/photo-queries.ts';
import { columnsOf, type ProductFields } from '../../edit/product-fields.ts';

/** A product as it is to be. */
export interface WrittenProduct {
  id: string;
  fields: ProductFields;
}

const record = sql`AS row (id uuid, place int, name text, description text, keywords text[], industry_id text, category_id text,
  subcategory_id text, specs jsonb, lead_time_days int, minimum_order numeric, minimum_order_unit text, stock boolean,
  price_amount numeric, price_currency text, price_per text)`;

/** The products as records, their specifications as JSON and not as text. */
function recordsOf(products: readonly WrittenProduct[]): string {
  return JSON.stringify(
    products.map(({ id, fields }, index) => ({
      ...columnsOf(fields),
      id,
      place: index + 1,
      specs: fields.specs,
    })),
  );
}

interface Writer {
  businessID: string;
  personID: string | null;
}

/** Adds products behind the others of their business, in their order; the trigger says which of them are listed. */
export async function insertProducts(
  trx: Database,
  products: readonly WrittenProduct[],
  { businessID, personID }: Writer,
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    INSERT INTO products (id, business_id, position, listed, listed_at, updated_by, name, description, keywords, industry_id, category_id,
      subcategory_id, specs, lead_time_days, minimum_order, minimum_order_unit, stock, price_amount, price_currency, price_per)
    SELECT row.id, ${businessID}, behind.position + row.place, false, NULL, ${personID}::uuid, row.name, row.description, row.keywords,
      row.industry_id, row.category_id, row.subcategory_id, row.specs, row.lead_time_days, row.minimum_order, row.minimum_order_unit,
      row.stock, row.price_amount, row.price_currency, row.price_per
    FROM jsonb_to_recordset(${recordsOf(products)}::jsonb) ${record}, (
      SELECT coalesce(max(position), 0) AS position FROM products WHERE business_id = ${businessID} AND archived_at IS NULL
    ) AS behind
  `.execute(trx);
}

/** Writes what products are now; days take the place of a lead time in words. @returns the revision of each by its id */
export async function updateProducts(
  trx: Database,
  products: readonly WrittenProduct[],
  { businessID, personID }: Writer,
): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{ id: string; revision: number }>`
    UPDATE products SET name = row.name, description = row.description, keywords = row.keywords, industry_id = row.industry_id,
      category_id = row.category_id, subcategory_id = row.subcategory_id, specs = row.specs, lead_time_days = row.lead_time_days,
      lead_time = CASE WHEN row.lead_time_days IS NULL THEN products.lead_time END, minimum_order = row.minimum_order,
      minimum_order_unit = row.minimum_order_unit, stock = row.stock, price_amount = row.price_amount,
      price_currency = row.price_currency, price_per = row.price_per,
      revision = products.revision + 1, updated_by = ${personID}::uuid, updated_at = now()
    FROM jsonb_to_recordset(${recordsOf(products)}::jsonb) ${record}
    WHERE products.id = row.id AND products.business_id = ${businessID}
    RETURNING products.id, products.revision
  `.execute(trx);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** Puts photos in the place of those the products have, in their order. */
export async function replacePhotosOf(
  trx: Database,
  products: readonly { id: string; photos: readonly ProductPhoto[] }[],
): Promise<void> {
  if (products.length === 0) return;
  const photos = products.flatMap(({ id: product_id, photos: own }) =>
    own.map(({ id, photo }, position) => ({ id, product_id, photo, position })),
  );
  await sql`DELETE FROM product_photos WHERE product_id = ANY(${products.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
  await sql`
    INSERT INTO product_photos (id, product_id, photo, position)
    SELECT id, product_id, photo, position
    FROM jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) AS row (id uuid, product_id uuid, photo jsonb, position int)
  `.execute(trx);
}
