import type { ProductBulkChange } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { Action } from './actions.ts';

/** The business whose products were changed. */
export async function findOwnerOfBulk(db: ReadDatabase, bulkID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_bulks')
    .select('business_id')
    .where('id', '=', bulkID)
    .executeTakeFirst();
  return row?.business_id;
}

interface Bulk {
  businessID: string;
  personID: string;
  change: ProductBulkChange;
  action: Action;
  condition: RawBuilder<boolean>;
}

/** Changes the rows that are otherwise yet, and notes what they were, in one statement however many they are. */
export async function applyBulk(
  trx: Database,
  { businessID, personID, change, action, condition }: Bulk,
): Promise<{ id: string; changed: number; selected: number }> {
  const { rows } = await sql<{ id: string; changed: number; selected: number }>`
    WITH chosen AS MATERIALIZED (
      SELECT id, ${action.differs} AS differs, row_number() OVER (ORDER BY position, id) AS place,
        jsonb_build_object('id', id, ${action.before}) AS former
      FROM products WHERE business_id = ${businessID} AND ${condition}
    ), changed AS (
      UPDATE products SET ${action.set}, updated_by = ${personID}, updated_at = now()
      FROM chosen WHERE products.id = chosen.id AND chosen.differs
    )
    INSERT INTO product_bulks (business_id, change, before)
    SELECT ${businessID}, ${JSON.stringify(change)}, coalesce(jsonb_agg(former) FILTER (WHERE differs), '[]') FROM chosen
    RETURNING id, jsonb_array_length(before) AS changed, (SELECT count(*)::int FROM chosen) AS selected
  `.execute(trx);
  return rows[0] ?? { id: '', changed: 0, selected: 0 };
}

/** What a bulk was; undefined where it is gone. Whoever else undoes it waits. */
export async function lockBulk(trx: Database, bulkID: string) {
  return trx
    .selectFrom('product_bulks')
    .select(['change', 'undone_at'])
    .where('id', '=', bulkID)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes a bulk back where its rows still are as it left them. @returns how many were taken back, and how many it had changed */
export async function undoBulk(
  trx: Database,
  {
    bulkID,
    businessID,
    personID,
    action,
  }: Pick<Bulk, 'businessID' | 'personID' | 'action'> & { bulkID: string },
): Promise<{ undone: number; changed: number }> {
  const { rows } = await sql<{ undone: number; changed: number }>`
    WITH bulk AS (
      UPDATE product_bulks SET undone_at = now() WHERE id = ${bulkID} RETURNING before
    ), former AS MATERIALIZED (
      SELECT row.* FROM bulk, jsonb_to_recordset(bulk.before) AS row (id uuid, archived_at timestamptz, position float8,
        stock boolean, lead_time text, lead_time_days int, industry_id char(4), category_id char(6), subcategory_id char(8))
    ), undone AS (
      UPDATE products SET ${action.undo}, updated_by = ${personID}, updated_at = now()
      FROM former WHERE products.id = former.id AND products.business_id = ${businessID} AND ${action.isLeft}
      RETURNING products.id
    )
    SELECT (SELECT count(*)::int FROM undone) AS undone, (SELECT count(*)::int FROM former) AS changed
  `.execute(trx);
  return rows[0] ?? { undone: 0, changed: 0 };
}

const atOnce = 100;

/** Deletes bulks older than a day (`product_bulks_by_age`). */
export async function forgetOldBulks(trx: Database): Promise<number> {
  const { rows } = await sql`
    DELETE FROM product_bulks WHERE id IN (
      SELECT id FROM product_bulks WHERE created_at < now() - interval '1 day' ORDER BY created_at LIMIT ${atOnce}
    ) RETURNING id
  `.execute(trx);
  return rows.length;
}
