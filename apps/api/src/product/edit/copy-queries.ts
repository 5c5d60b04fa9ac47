import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { copySheets } from '../data-sheet/queries.ts';
import { endOf } from './queries.ts';

/** Adds a copy with its videos, photos and data sheets, which show the same uploads, behind the others. @returns its id */
export async function copyProduct(
  trx: Database,
  { productID, businessID, personID }: { productID: string; businessID: string; personID: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO products (business_id, name, description, keywords, industry_id, category_id, subcategory_id, specs, lead_time,
      lead_time_days, minimum_order, minimum_order_unit, stock, price_amount, price_currency, price_per, source_id, position, updated_by)
    SELECT business_id, name, description, keywords, industry_id, category_id, subcategory_id, specs, lead_time,
      lead_time_days, minimum_order, minimum_order_unit, stock, price_amount, price_currency, price_per, source_id,
      ${endOf(businessID)}, ${personID}
    FROM products WHERE id = ${productID} RETURNING id
  `.execute(trx);
  const id = rows[0]?.id ?? '';
  await sql`
    INSERT INTO product_photos (product_id, photo, position)
    SELECT ${id}, photo, position FROM product_photos WHERE product_id = ${productID}
  `.execute(trx);
  await sql`
    INSERT INTO product_videos (product_id, video, title, position)
    SELECT ${id}, video, title, position FROM product_videos WHERE product_id = ${productID}
  `.execute(trx);
  await copySheets(trx, productID, id);
  return id;
}
