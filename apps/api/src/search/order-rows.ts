import type { SearchOrder } from '@kontor/contract';
import type { Pool } from 'pg';
import type { Kind } from './kind.ts';

/** What rows are ordered by where it is not how well they fit. */
type OtherOrder = Exclude<SearchOrder, 'fit'>;

/** Results are paged to so many, and no more are ordered. */
export const maximumOrdered = 10_000;

const rowsOf = {
  business: { view: 'listed_businesses', name: 'company_name' },
  product: { view: 'listed_products', name: 'name' },
} as const satisfies Partial<Record<Kind, { view: string; name: string }>>;
export type OrderedKind = keyof typeof rowsOf;

/** Of these rows, which fit best, a page in another order: names as a reader sorts them. */
export async function orderRows(
  pool: Pool,
  kind: OrderedKind,
  ids: readonly string[],
  order: OtherOrder,
  { skip, size }: { skip: number; size: number },
): Promise<string[]> {
  const { view, name } = rowsOf[kind];
  const by = order === 'name' ? `${name} COLLATE "und-x-icu"` : 'created_at DESC';
  const { rows } = await pool.query<{ id: string }>({
    name: `order_${kind}_${order}`,
    text: `SELECT id FROM ${view} WHERE id = ANY($1::uuid[]) ORDER BY ${by}, id OFFSET $2 LIMIT $3`,
    values: [ids, skip, size],
  });
  return rows.map(({ id }) => id);
}
