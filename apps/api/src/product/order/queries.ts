import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** Where a product of a business that is not archived stands, from 1; undefined for any other. Walked in `products_by_business`. */
export async function findPlaceOf(
  db: ReadDatabase,
  businessID: string,
  productID: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    SELECT (
      SELECT count(*)::int + 1 FROM products AS other
      WHERE other.business_id = moved.business_id AND other.archived_at IS NULL
        AND (other.position, other.id) < (moved.position, moved.id)
    ) AS place
    FROM products AS moved WHERE id = ${productID} AND business_id = ${businessID} AND archived_at IS NULL
  `.execute(db);
  return rows[0]?.place;
}

/** The positions before and behind a place among the other products of a business, nearest last and first. */
export async function findGap(
  trx: Database,
  { businessID, productID, place }: { businessID: string; productID: string; place: number },
): Promise<{ before: number | null; behind: number | null; place: number }> {
  const { rows } = await sql<{ before: number | null; behind: number | null; place: number }>`
    WITH counted AS (
      SELECT least(${place}::int, count(*)::int) AS place FROM products
      WHERE business_id = ${businessID} AND archived_at IS NULL
    ), around AS (
      SELECT position, place, row_number() OVER (ORDER BY position, id) + greatest(place - 2, 0) AS at FROM (
        SELECT position, id FROM products
        WHERE business_id = ${businessID} AND archived_at IS NULL AND id <> ${productID}
        ORDER BY archived_at, position, id OFFSET (SELECT greatest(place - 2, 0) FROM counted) LIMIT 2
      ) AS walked, counted
    )
    SELECT (SELECT position FROM around WHERE at = counted.place - 1) AS before,
      (SELECT position FROM around WHERE at = counted.place) AS behind, counted.place
    FROM counted
  `.execute(trx);
  return rows[0] ?? { before: null, behind: null, place: 1 };
}

export async function setPosition(trx: Database, productID: string, position: number): Promise<void> {
  await trx.updateTable('products').set({ position }).where('id', '=', productID).execute();
}

/** Whole numbers in the order there is, archived ones among them, where no place is left between two. */
export async function spreadPositions(trx: Database, businessID: string): Promise<void> {
  await sql`
    UPDATE products SET position = numbered.place
    FROM (
      SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM products WHERE business_id = ${businessID}
    ) AS numbered
    WHERE products.id = numbered.id AND products.position <> numbered.place
  `.execute(trx);
}
