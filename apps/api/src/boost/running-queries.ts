import type { BoostEvent, BoostedKind } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

export interface RunningRow {
  id: string;
  business_id: string;
  kind: BoostedKind;
  /** Of the business or the product. */
  subject_id: string;
  ends_at: Date;
  /** Today and yesterday. */
  shows: number;
}

/**
 * Boosts that run, and those that ended a day ago at most: what they led to may come later (`boosts_by_end`). Those of products that
 * were deleted have nothing to show.
 */
export async function findRunning(db: ReadDatabase): Promise<RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    SELECT id, business_id, kind, coalesce(product_id, business_id) AS subject_id, ends_at, (
      SELECT coalesce(sum(shows), 0)::int FROM boost_days
      WHERE boost_id = boosts.id AND day >= (now() AT TIME ZONE 'UTC')::date - 1
    ) AS shows
    FROM boosts WHERE ends_at > now() - interval '1 day' AND (kind = 'business' OR product_id IS NOT NULL)
  `.execute(db);
  return rows;
}

/** How often something happened to a boost. */
export interface Counted extends Record<BoostEvent, number> {
  boostID: string;
}

/** Adds what was counted to today; boosts that are gone are left out. */
export async function addCounted(db: Database, counted: readonly Counted[]): Promise<void> {
  // In one order, so that several processes do not wait for each other in a circle.
  const sorted = counted.toSorted((a, b) => (a.boostID < b.boostID ? -1 : 1));
  await sql`
    INSERT INTO boost_days (boost_id, day, shows, clicks, inquiries)
    SELECT id, (now() AT TIME ZONE 'UTC')::date, counted.shows, counted.clicks, counted.inquiries
    FROM unnest(
      ${sorted.map(({ boostID }) => boostID)}::uuid[], ${sorted.map(({ show }) => show)}::int[],
      ${sorted.map(({ click }) => click)}::int[], ${sorted.map(({ inquiry }) => inquiry)}::int[]
    ) AS counted (boost_id, shows, clicks, inquiries) JOIN boosts ON boosts.id = counted.boost_id
    ON CONFLICT (boost_id, day) DO UPDATE SET shows = boost_days.shows + excluded.shows,
      clicks = boost_days.clicks + excluded.clicks, inquiries = boost_days.inquiries + excluded.inquiries
  `.execute(db);
}
