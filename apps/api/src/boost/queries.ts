import { type BoostedKind, boostDays, type PlanID } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface BoostRow {
  id: string;
  kind: BoostedKind;
  product_id: string | null;
  starts_at: Date;
  ends_at: Date;
  is_running: boolean;
  shows: number;
  clicks: number;
  inquiries: number;
}

interface MonthRow {
  used: number;
  last: number;
  /** Its last day. */
  ends: string;
}

interface DayRow {
  day: string;
  shows: number;
  clicks: number;
  inquiries: number;
}

const today = sql`(now() AT TIME ZONE 'UTC')::date`;
const thisMonth = sql`date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** Until the transaction ends nobody else begins or ends boosts of the business. */
export async function lockBoosts(db: Database, businessID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`boosts ${businessID}`}, 0))`.execute(db);
}

/** The package a business has. */
export async function findPlan(db: ReadDatabase, businessID: string): Promise<PlanID> {
  const { subscription } = await db
    .selectFrom('business_cards')
    .select('subscription')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();
  return subscription;
}

/** What a business has used of this month's boosts (the index of their numbers). */
export async function findMonth(db: ReadDatabase, businessID: string): Promise<MonthRow> {
  const { rows } = await sql<MonthRow>`
    SELECT count(*)::int AS used, coalesce(max(number), 0)::int AS last,
      (${thisMonth} + interval '1 month - 1 day')::date::text AS ends
    FROM boosts WHERE business_id = ${businessID} AND month = ${thisMonth}
  `.execute(db);
  return rows[0] as MonthRow;
}

/** Whether a business shows a product. */
export async function isShown(
  db: ReadDatabase,
  { businessID, productID }: { businessID: string; productID: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('listed_products')
    .select('id')
    .where('id', '=', productID)
    .where('business_id', '=', businessID)
    .executeTakeFirst();
  return row !== undefined;
}

/** The boost that runs for the business itself or for one of its products (`boosts_of_business`). */
export async function findRunningOf(
  db: ReadDatabase,
  { businessID, productID }: { businessID: string; productID: string | undefined },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM boosts WHERE business_id = ${businessID} AND ends_at > now()
      AND kind = ${productID === undefined ? 'business' : 'product'} AND product_id IS NOT DISTINCT FROM ${productID ?? null}::uuid
  `.execute(db);
  return rows[0]?.id;
}

/** Begins a boost now. @param number which one of this month's it is */
export async function insertBoost(
  db: Database,
  { businessID, productID, number }: { businessID: string; productID: string | undefined; number: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO boosts (business_id, kind, product_id, month, number, ends_at)
    VALUES (${businessID}, ${productID === undefined ? 'business' : 'product'}, ${productID ?? null}, ${thisMonth}, ${number},
      now() + make_interval(days => ${boostDays}))
    RETURNING id
  `.execute(db);
  return (rows[0] as { id: string }).id;
}

/** The last boosts of a business with their figures, those that run first (`boosts_of_business`). @param only of one of them */
export async function findBoosts(
  db: ReadDatabase,
  businessID: string,
  { limit, only }: { limit: number; only?: string },
): Promise<BoostRow[]> {
  const { rows } = await sql<BoostRow>`
    SELECT boost.*, counted.* FROM (
      SELECT id, kind, product_id, starts_at, ends_at, ends_at > now() AS is_running FROM boosts
      WHERE business_id = ${businessID} AND (${only ?? null}::uuid IS NULL OR id = ${only ?? null}::uuid)
      ORDER BY starts_at DESC, id DESC LIMIT ${limit}
    ) AS boost CROSS JOIN LATERAL (
      SELECT coalesce(sum(shows), 0)::int AS shows, coalesce(sum(clicks), 0)::int AS clicks,
        coalesce(sum(inquiries), 0)::int AS inquiries
      FROM boost_days WHERE boost_id = boost.id
    ) AS counted
    ORDER BY is_running DESC, starts_at DESC, id DESC
  `.execute(db);
  return rows;
}

/** The figures of all boosts of a business on each of the last days, also those with nothing. */
export async function findDays(db: ReadDatabase, businessID: string, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT day::date::text AS day, coalesce(shows, 0)::int AS shows, coalesce(clicks, 0)::int AS clicks,
      coalesce(inquiries, 0)::int AS inquiries
    FROM generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') AS day LEFT JOIN (
      SELECT boost_days.day, sum(shows) AS shows, sum(clicks) AS clicks, sum(inquiries) AS inquiries
      FROM boosts JOIN boost_days ON boost_days.boost_id = boosts.id
      WHERE business_id = ${businessID} AND ends_at > now() - make_interval(days => ${days})
        AND boost_days.day > ${today} - ${days}::int
      GROUP BY 1
    ) AS counted USING (day) ORDER BY day
  `.execute(db);
  return rows;
}

/** Ends what runs for a business at a time. */
export async function endRunning(db: Database, businessID: string, at: Date): Promise<void> {
  await sql`
    UPDATE boosts SET ends_at = greatest(starts_at, ${at}) WHERE business_id = ${businessID} AND ends_at > ${at}
  `.execute(db);
}

/** How many boosts a business began in a time (`boosts_of_business`). */
export async function countBegun(
  db: ReadDatabase,
  businessID: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM boosts WHERE business_id = ${businessID} AND starts_at >= ${from} AND starts_at < ${to}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many boosts a business began on each day from one to another, those of none left out (`boosts_of_business`). */
export async function countBegunByDay(
  db: ReadDatabase,
  businessID: string,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    SELECT (starts_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int AS count FROM boosts
    WHERE business_id = ${businessID} AND starts_at >= ${from}::date::timestamp AT TIME ZONE 'UTC'
      AND starts_at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'
    GROUP BY 1
  `.execute(db);
  return rows;
}

/** What ended so many months ago, with its days (`boosts_by_end`). */
export async function deleteOld(db: Database, months: number): Promise<void> {
  await sql`DELETE FROM boosts WHERE ends_at < now() - make_interval(months => ${months})`.execute(db);
}

/** The same with the figures of those boosts. */
export async function sumFigures(
  db: ReadDatabase,
  businessID: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ used: number; shows: number; clicks: number; inquiries: number }> {
  const { rows } = await sql<{ used: number; shows: number; clicks: number; inquiries: number }>`
    SELECT count(DISTINCT boost.id)::int AS used, coalesce(sum(shows), 0)::int AS shows, coalesce(sum(clicks), 0)::int AS clicks,
      coalesce(sum(inquiries), 0)::int AS inquiries
    FROM boosts AS boost LEFT JOIN boost_days ON boost_days.boost_id = boost.id
    WHERE business_id = ${businessID} AND starts_at >= ${from} AND starts_at < ${to}
  `.execute(db);
  return rows[0] as (typeof rows)[number];
}
