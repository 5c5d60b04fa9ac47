import { dashboardLimits } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Period } from './period.ts';

/** Of one business. */
interface Wanted extends Period {
  businessID: string;
}

export interface DayRow {
  day: string;
  kind: string;
  count: number;
}

/** How often each kind happened by day (`dashboard_days_pkey`, as all of this file but where another is named). */
export async function findDays(db: ReadDatabase, { businessID, from, to }: Wanted): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT day::text, kind, sum(count)::integer AS count FROM dashboard_days
    WHERE business_id = ${businessID} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY day, kind
  `.execute(db);
  return rows;
}

export interface PartRow {
  kind: string;
  part: string;
  now: number;
  before: number;
}

/** The same by part, of the period and of the days before it. */
export async function findParts(
  db: ReadDatabase,
  { businessID, from, to, middle }: Wanted & { middle: string },
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    SELECT kind, part, coalesce(sum(count) FILTER (WHERE day >= ${middle}::date), 0)::integer AS now,
      coalesce(sum(count) FILTER (WHERE day < ${middle}::date), 0)::integer AS before
    FROM dashboard_days
    WHERE business_id = ${businessID} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY kind, part
  `.execute(db);
  return rows;
}

export interface DayPartRow extends DayRow {
  part: string;
}

/** By day and part, of these kinds; all without them. */
export async function findDayParts(
  db: ReadDatabase,
  { businessID, from, to, kinds }: Wanted & { kinds?: readonly string[] },
): Promise<DayPartRow[]> {
  const { rows } = await sql<DayPartRow>`
    SELECT day::text, kind, part, count FROM dashboard_days
    WHERE business_id = ${businessID} AND day BETWEEN ${from}::date AND ${to}::date
      AND (${kinds ?? null}::text[] IS NULL OR kind = ANY(${kinds ?? null}::text[]))
    ORDER BY day, kind, part
  `.execute(db);
  return rows;
}

export async function findFirstDay(db: ReadDatabase, businessID: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text FROM dashboard_days WHERE business_id = ${businessID} ORDER BY day LIMIT 1
  `.execute(db);
  return rows[0]?.day;
}

export interface ProductFigures {
  product_id: string;
  views: number;
  views_before: number;
  likes: number;
  likes_before: number;
  inquiries: number;
  inquiries_before: number;
}

/** The products that were seen the most, with the same of the days before the period (`dashboard_product_days_pkey`). */
export async function findProductFigures(
  db: ReadDatabase,
  { businessID, from, to, middle }: Wanted & { middle: string },
): Promise<ProductFigures[]> {
  const sumOf = (kind: string, when: 'now' | 'before') => sql<number>`
    coalesce(sum(count) FILTER (
      WHERE kind = ${kind} AND (day >= ${middle}::date) = ${when === 'now'}
    ), 0)::integer`;
  const { rows } = await sql<ProductFigures>`
    SELECT product_id, ${sumOf('view', 'now')} AS views, ${sumOf('view', 'before')} AS views_before,
      ${sumOf('like', 'now')} AS likes, ${sumOf('like', 'before')} AS likes_before,
      ${sumOf('inquiry', 'now')} AS inquiries, ${sumOf('inquiry', 'before')} AS inquiries_before
    FROM dashboard_product_days
    WHERE business_id = ${businessID} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY product_id HAVING max(day) >= ${middle}::date
    ORDER BY views DESC, inquiries DESC, likes DESC, product_id LIMIT ${dashboardLimits.products}
  `.execute(db);
  return rows;
}

export interface ProductDayRow {
  day: string;
  product_id: string;
  kind: string;
  count: number;
}

/** Views of these products by day (`dashboard_product_days_of_product`). */
export async function findViewsOfProducts(
  db: ReadDatabase,
  productIDs: readonly string[],
  { from, to }: Period,
): Promise<ProductDayRow[]> {
  const { rows } = await sql<ProductDayRow>`
    SELECT day::text, product_id, kind, count FROM dashboard_product_days
    WHERE product_id = ANY(${productIDs}::uuid[]) AND day BETWEEN ${from}::date AND ${to}::date AND kind = 'view'
  `.execute(db);
  return rows;
}

/** All of a business by day (`dashboard_product_days_pkey`). */
export async function findProductDays(
  db: ReadDatabase,
  { businessID, from, to }: Wanted,
): Promise<ProductDayRow[]> {
  const { rows } = await sql<ProductDayRow>`
    SELECT day::text, product_id, kind, count FROM dashboard_product_days
    WHERE business_id = ${businessID} AND day BETWEEN ${from}::date AND ${to}::date
    ORDER BY day, product_id, kind
  `.execute(db);
  return rows;
}

export interface WordRow {
  words: string;
  times: number;
}

/** The commonest words, without those that were asked rarely (`dashboard_words_pkey`). */
export async function findWords(db: ReadDatabase, { businessID, from, to }: Wanted): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    SELECT words, sum(times)::integer AS times FROM dashboard_words
    WHERE business_id = ${businessID} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY words HAVING sum(times) >= ${dashboardLimits.leastAsked}
    ORDER BY sum(times) DESC, words COLLATE "C" LIMIT ${dashboardLimits.words}
  `.execute(db);
  return rows;
}
