import type { ProductSort } from '@kontor/contract';
import { type RawBuilder, sql } from 'kysely';

/** What rows are sorted by; of two with the same value the id decides. What states nothing comes last in either direction. */
export interface Sorting {
  /** By which its cursors are told from those of others. */
  name: string;
  key: RawBuilder<string | number>;
  keyIs: 'number' | 'string';
  descending: boolean;
  /** Sorted by position, the rows that are not archived lie in the index in this order (`products_by_business`). */
  isIndexed: boolean;
}

/** Beyond every figure, and a number in JSON. */
const last = 1e300;

const figures: Partial<Record<ProductSort, RawBuilder<number | null>>> = {
  position: sql`products.position`,
  leadTime: sql`products.lead_time_days`,
  minimumOrder: sql`products.minimum_order`,
  price: sql`products.price_amount`,
  stock: sql`products.stock::int`,
  changed: sql`extract(epoch FROM products.updated_at)`,
  archived: sql`extract(epoch FROM products.archived_at)`,
};
const texts: Partial<Record<ProductSort, RawBuilder<string>>> = {
  name: sql`lower(products.name)`,
  category: sql`coalesce(products.subcategory_id, products.category_id, products.industry_id)::text`,
};

export function sortingOf(sort: ProductSort, descending: boolean): Sorting {
  const name = `${sort} ${descending ? 'down' : 'up'}`;
  const text = texts[sort];
  if (text) return { name, key: text, keyIs: 'string', descending, isIndexed: false };
  const figure = figures[sort];
  if (!figure) throw new TypeError(`Products are not sorted by ${sort}.`);
  // The position stands as it is, so that the index answers.
  if (sort === 'position') return { name, key: sql`${figure}`, keyIs: 'number', descending, isIndexed: true };
  const beyond = sql.lit(descending ? -last : last);
  return {
    name,
    key: sql`coalesce(${figure}, ${beyond})::float8`,
    keyIs: 'number',
    descending,
    isIndexed: false,
  };
}
