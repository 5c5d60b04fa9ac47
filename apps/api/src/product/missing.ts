import type { MissingFact } from '@kontor/contract';
import { type RawBuilder, sql } from 'kysely';

/** When a product lacks a fact, of the columns of `products`. */
const lacks: Record<MissingFact, RawBuilder<boolean>> = {
  photos: sql`NOT EXISTS (SELECT FROM product_photos AS own WHERE own.product_id = products.id)`,
  description: sql`products.description IS NULL`,
  subcategory: sql`products.subcategory_id IS NULL`,
  specs: sql`products.specs = '[]'`,
  leadTimeDays: sql`products.lead_time_days IS NULL`,
  minimumOrder: sql`products.minimum_order IS NULL`,
};

const each = Object.entries(lacks).map(
  ([fact, condition]) => sql`CASE WHEN ${condition} THEN ${sql.lit(fact)} END`,
);

/** The facts a product lacks. */
export const missing = sql<MissingFact[]>`array_remove(ARRAY[${sql.join(each)}], NULL)`;

// What is cheapest to know is asked first.
const { photos, ...own } = lacks;
/** Whether it lacks any. */
export const isIncomplete = sql<boolean>`(${sql.join([...Object.values(own), photos], sql` OR `)})`;
