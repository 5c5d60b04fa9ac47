import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';

/** A post of one's own is in one's feed. */
export async function insertOwnItem(trx: Database, personID: string, postID: string): Promise<void> {
  await sql`
    INSERT INTO feed_items (person_id, created_at, item_id)
    SELECT ${personID}, created_at, id FROM shown_posts WHERE id = ${postID} ON CONFLICT DO NOTHING
  `.execute(trx);
}

/** What feeds are filled with: posts that are shown, and news of businesses. */
const filled = sql`
  SELECT id, timeline_id, created_at, 'posts' AS kind FROM shown_posts
  UNION ALL SELECT id, business_id, created_at, kind FROM business_news`;

/** Whether who follows wants what is of a kind. */
const isWanted = sql`
  CASE item.kind WHEN 'posts' THEN wants_posts WHEN 'products' THEN wants_products ELSE wants_certificates END`;

interface FilledItem {
  id: string;
  timeline_id: string;
  followers: number;
}

/** A post or news of a business, with how many follow whose it is. */
export async function findItem(db: ReadDatabase, id: string): Promise<FilledItem | undefined> {
  const { rows } = await sql<FilledItem>`
    SELECT item.id, item.timeline_id, coalesce(counted.count, 0) AS followers FROM (${filled}) AS item
      LEFT JOIN counted_followers AS counted ON counted.resource_id = item.timeline_id
    WHERE item.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Where a part of those who follow somebody ends: when the last one began to, and who. */
export interface FollowerCursor {
  at: string;
  personID: string;
}

/** Which part of those who follow whose it is. */
interface FollowerPart {
  item: FilledItem;
  after: FollowerCursor | undefined;
  limit: number;
}

/** Puts an item into the feeds of a part of those who follow. @returns where the part ends; undefined where there is nobody any more */
export function insertItems(trx: Database, part: FollowerPart): Promise<FollowerCursor | undefined> {
  return insertForPart(
    trx,
    part,
    sql`
      INSERT INTO feed_items (person_id, created_at, item_id)
      SELECT part.person_id, item.created_at, item.id FROM part, (${filled}) AS item WHERE item.id = ${part.item.id} AND ${isWanted}`,
  );
}

/** Has what somebody publishes read where they stand, for a part of those who follow. @returns the same */
export function insertSources(trx: Database, part: FollowerPart): Promise<FollowerCursor | undefined> {
  return insertForPart(
    trx,
    part,
    sql`INSERT INTO feed_sources (person_id, resource_id) SELECT person_id, ${part.item.timeline_id}::uuid FROM part`,
  );
}

/** A part is one range of those who follow, the first who did first (`follows_of_resource`). What is there already stays. */
async function insertForPart(
  trx: Database,
  { item, after, limit }: FollowerPart,
  insert: RawBuilder<unknown>,
): Promise<FollowerCursor | undefined> {
  const begins = after
    ? sql`AND (created_at, person_id) > (${after.at}::timestamptz, ${after.personID}::uuid)`
    : sql``;
  const { rows } = await sql<{ at: string; person_id: string }>`
    WITH part AS MATERIALIZED (
      SELECT person_id, created_at, wants_posts, wants_products, wants_certificates FROM followers
      WHERE resource_id = ${item.timeline_id} ${begins}
      ORDER BY created_at, person_id LIMIT ${limit}
    ), inserted AS (${insert} ON CONFLICT DO NOTHING)
    SELECT created_at::text AS at, person_id FROM part ORDER BY created_at DESC, person_id DESC LIMIT 1
  `.execute(trx);
  const [last] = rows;
  return last && { at: last.at, personID: last.person_id };
}

/** Puts the latest posts and news of somebody into the feed of who follows them now. */
export async function insertLatest(
  trx: Database,
  {
    personID,
    resourceID,
    limit,
    days,
  }: { personID: string; resourceID: string; limit: number; days: number },
): Promise<void> {
  await sql`
    INSERT INTO feed_items (person_id, created_at, item_id)
    SELECT ${personID}, created_at, id FROM (${filled}) AS item
    WHERE timeline_id = ${resourceID} AND created_at > now() - ${days} * interval '1 day'
      AND EXISTS (SELECT FROM followers WHERE person_id = ${personID} AND resource_id = ${resourceID})
    ORDER BY created_at DESC, id DESC LIMIT ${limit} ON CONFLICT DO NOTHING
  `.execute(trx);
}

const atOnce = 10_000;

/**
 * Notes as one what each followed business published of a kind in 24 hours (`products_by_publication`, `certificates_by_publication`). What is
 * committed late, and would lie before it, is left out.
 * @returns what is new
 */
export async function insertNews(trx: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO business_news (business_id, kind, created_at)
    SELECT published.business_id, published.kind, min(published.published_at) FROM (
      SELECT business_id, 'products' AS kind, published_at FROM published_products WHERE published_at > now() - interval '1 day'
      UNION ALL
      SELECT business_id, 'certificates', published_at FROM published_certificates WHERE published_at > now() - interval '1 day'
    ) AS published JOIN counted_followers AS counted ON counted.resource_id = published.business_id AND counted.count > 0
    WHERE NOT EXISTS (
      SELECT FROM business_news AS noted WHERE noted.business_id = published.business_id AND noted.kind = published.kind
        AND published.published_at BETWEEN noted.created_at - interval '15 minutes' AND noted.created_at + interval '24 hours'
    )
    GROUP BY published.business_id, published.kind ON CONFLICT DO NOTHING RETURNING id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Forgets news that are older (`business_news_by_age`). */
export async function deleteOldNews(trx: Database, days: number): Promise<void> {
  await sql`DELETE FROM business_news WHERE created_at < now() - ${days} * interval '1 day'`.execute(trx);
}

/** Forgets what is older (`feed_items_by_age`). */
export async function deleteOldItems(trx: Database, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM feed_items WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM feed_items WHERE created_at < now() - ${days} * interval '1 day' LIMIT ${atOnce}
    ))
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}
