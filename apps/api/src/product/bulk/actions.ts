import type { ProductBulkChange } from '@kontor/contract';
import { type RawBuilder, sql } from 'kysely';

/** What an action does to the rows of `products`, and how it is taken back from what it wrote over, read as `former`. */
export interface Action {
  /** Columns it writes, as they were. */
  before: RawBuilder<unknown>;
  /** Whether a row is otherwise yet. */
  differs: RawBuilder<boolean>;
  set: RawBuilder<unknown>;
  undo: RawBuilder<unknown>;
  /** Whether a row still is as the action left it. */
  isLeft: RawBuilder<boolean>;
}

/**
 * What a change comes to for the products of a business. `chosen.place` numbers the rows in their order, from 1.
 * @param place nodes of the industry tree, of setCategory
 */
export function actionOf(
  { action, stock = false, leadTimeDays }: ProductBulkChange,
  businessID: string,
  place: readonly string[],
): Action {
  if (action === 'archive') return archive;
  if (action === 'restore') return restore(businessID);
  if (action === 'setStock')
    return {
      before: sql`'stock', stock`,
      differs: sql`stock <> ${stock}::boolean`,
      set: sql`stock = ${stock}::boolean, revision = revision + 1`,
      undo: sql`stock = former.stock, revision = revision + 1`,
      isLeft: sql`products.stock = ${stock}::boolean`,
    };
  if (action === 'setLeadTime') return setLeadTime(leadTimeDays ?? null);
  return setCategory(place);
}

const archive: Action = {
  before: sql`'archived_at', archived_at`,
  differs: sql`archived_at IS NULL`,
  set: sql`archived_at = now()`,
  undo: sql`archived_at = NULL`,
  isLeft: sql`products.archived_at IS NOT NULL`,
};

/** Behind the others, in the order they have. Where the others end is asked once, since it depends on no row. */
function restore(businessID: string): Action {
  return {
    before: sql`'archived_at', archived_at, 'position', position`,
    differs: sql`archived_at IS NOT NULL`,
    set: sql`archived_at = NULL, position = chosen.place + coalesce((
      SELECT max(last.position) FROM products AS last WHERE last.business_id = ${businessID} AND last.archived_at IS NULL
    ), 0)`,
    undo: sql`archived_at = former.archived_at, position = former.position`,
    isLeft: sql`products.archived_at IS NULL`,
  };
}

/** Days take the place of what was stated in words. */
function setLeadTime(days: number | null): Action {
  return {
    before: sql`'lead_time', lead_time, 'lead_time_days', lead_time_days`,
    differs: sql`(lead_time_days IS DISTINCT FROM ${days}::int OR lead_time IS NOT NULL)`,
    set: sql`lead_time_days = ${days}::int, lead_time = NULL, revision = revision + 1`,
    undo: sql`lead_time_days = former.lead_time_days, lead_time = former.lead_time, revision = revision + 1`,
    isLeft: sql`products.lead_time_days IS NOT DISTINCT FROM ${days}::int AND products.lead_time IS NULL`,
  };
}

function setCategory([industry = '', category = null, subcategory = null]: readonly (
  | string
  | null
)[]): Action {
  const wanted = sql`(${industry}::text, ${category}::text, ${subcategory}::text)`;
  return {
    before: sql`'industry_id', industry_id, 'category_id', category_id, 'subcategory_id', subcategory_id`,
    differs: sql`(industry_id::text, category_id::text, subcategory_id::text) IS DISTINCT FROM ${wanted}`,
    set: sql`industry_id = ${industry}, category_id = ${category}, subcategory_id = ${subcategory}, revision = revision + 1`,
    undo: sql`industry_id = former.industry_id, category_id = former.category_id, subcategory_id = former.subcategory_id,
      revision = revision + 1`,
    isLeft: sql`(products.industry_id::text, products.category_id::text, products.subcategory_id::text) IS NOT DISTINCT FROM ${wanted}`,
  };
}
