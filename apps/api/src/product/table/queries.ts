import type { ReadDatabase, StoredPicture } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { EditRow } from '../edit/queries.ts';
import { isIncomplete, missing } from '../missing.ts';
import type { ProductRow } from '../queries.ts';
import type { Cursor } from './cursor.ts';
import type { Sorting } from './sorting.ts';

export type TableRow = Pick<
  EditRow,
  | 'id'
  | 'name'
  | 'industry_id'
  | 'category_id'
  | 'subcategory_id'
  | 'stock'
  | 'lead_time_days'
  | 'listed'
  | 'archived_at'
  | 'missing'
  | 'updated_at'
  | 'editor_id'
  | 'first_name'
  | 'last_name'
> &
  Pick<
    ProductRow,
    'minimum_order' | 'minimum_order_unit' | 'price_amount' | 'price_currency' | 'price_per'
  > & {
    key: string | number;
    photo: StoredPicture | null;
  };

interface Page {
  businessID: string;
  condition: RawBuilder<boolean>;
  sorting: Sorting;
  /** The row beyond which it begins; none for the first page. */
  from: Cursor | undefined;
  /** Whether the rows before that are wanted, the nearest first. */
  backwards: boolean;
  size: number;
}

/**
 * Rows of a page of a business's table. By position they are walked in the index from where the page begins (`products_by_business`); by
 * any other column all rows of the business are read and the best of them sorted, for each page the same.
 */
export async function findPage(
  db: ReadDatabase,
  { businessID, condition, sorting, from, backwards, size }: Page,
): Promise<TableRow[]> {
  const { key, keyIs, descending, isIndexed } = sorting;
  const direction = descending !== backwards ? sql`DESC` : sql`ASC`;
  const type = keyIs === 'number' ? sql`float8` : sql`text`;
  const beyond = descending !== backwards ? sql`<` : sql`>`;
  const begins = from
    ? sql`AND (${key}, products.id) ${beyond} (${from.key}::${type}, ${from.id}::uuid)`
    : sql``;
  // The index is sorted by it first, and a condition that it is null tells the planner nothing of the order.
  const first = isIndexed ? sql`products.archived_at ${direction},` : sql``;
  const { rows } = await sql<TableRow>`
    SELECT products.*, ${missing} AS missing,
      (SELECT own.photo FROM product_photos AS own WHERE own.product_id = products.id ORDER BY own.position LIMIT 1) AS photo,
      editor.id AS editor_id, editor.first_name, editor.last_name
    FROM (
      SELECT id, name, industry_id, category_id, subcategory_id, stock, lead_time_days, minimum_order, minimum_order_unit,
        price_amount, price_currency, price_per, listed, archived_at, updated_at, updated_by, description, specs,
        row_number() OVER (ORDER BY ${first} ${key} ${direction}, products.id ${direction}) AS row_place, ${key} AS key
      FROM products WHERE business_id = ${businessID} AND ${condition} ${begins}
      ORDER BY ${first} ${key} ${direction}, products.id ${direction} LIMIT ${size}
    ) AS products LEFT JOIN named_people AS editor ON editor.id = products.updated_by
    ORDER BY products.row_place
  `.execute(db);
  return rows;
}

export interface Counts {
  all: number;
  shown: number;
  hidden: number;
  missing: number;
  archived: number;
  inStock: number;
  selected: number;
}

/** How many products of a business each filter holds, and how many are selected: its rows are read once. */
export async function countProducts(
  db: ReadDatabase,
  businessID: string,
  condition: RawBuilder<boolean>,
): Promise<Counts> {
  const current = sql`archived_at IS NULL`;
  const { rows } = await sql<Counts>`
    SELECT count(*) FILTER (WHERE ${current})::int AS "all",
      count(*) FILTER (WHERE ${current} AND listed)::int AS shown,
      count(*) FILTER (WHERE ${current} AND NOT listed)::int AS hidden,
      count(*) FILTER (WHERE ${current} AND ${isIncomplete})::int AS missing,
      count(*) FILTER (WHERE archived_at IS NOT NULL)::int AS archived,
      count(*) FILTER (WHERE ${current} AND stock)::int AS "inStock",
      count(*) FILTER (WHERE ${condition})::int AS selected
    FROM products WHERE business_id = ${businessID}
  `.execute(db);
  return rows[0] ?? { all: 0, shown: 0, hidden: 0, missing: 0, archived: 0, inStock: 0, selected: 0 };
}

/** The membership of a business. */
export function findSubscription(db: ReadDatabase, businessID: string) {
  return db
    .selectFrom('business_cards')
    .select('subscription')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();
}
