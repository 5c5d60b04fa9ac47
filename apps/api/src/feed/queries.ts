import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';

/** A post of one's own is in one's feed. */
export async function insertOwnItem(trx: Database, personID: string, postID: string): Promise<void> {
  await sql`
    INSERT INTO feed_items (person_id, created_at, post_id)
    SELECT ${personID}, created_at, id FROM shown_posts WHERE id = ${postID} ON CONFLICT DO NOTHING
  `.execute(trx);
}

interface FilledPost {
  id: string;
  timeline_id: string;
  followers: number;
}

/** A post that is shown, with how many follow whose it is. */
export async function findPost(db: ReadDatabase, postID: string): Promise<FilledPost | undefined> {
  const { rows } = await sql<FilledPost>`
    SELECT post.id, post.timeline_id, coalesce(counted.count, 0) AS followers FROM shown_posts AS post
      LEFT JOIN counted_followers AS counted ON counted.resource_id = post.timeline_id
    WHERE post.id = ${postID}
  `.execute(db);
  return rows[0];
}

/** Where a part of those who follow somebody ends: when the last one began to, and who. */
export interface FollowerCursor {
  at: string;
  personID: string;
}

/** Which part of those who follow whose post it is. */
interface FollowerPart {
  post: FilledPost;
  after: FollowerCursor | undefined;
  limit: number;
}

/** Puts a post into the feeds of a part of those who follow. @returns where the part ends; undefined where there is nobody any more */
export function insertItems(trx: Database, part: FollowerPart): Promise<FollowerCursor | undefined> {
  return insertForPart(
    trx,
    part,
    sql`
      INSERT INTO feed_items (person_id, created_at, post_id)
      SELECT part.person_id, post.created_at, post.id FROM part, shown_posts AS post WHERE part.wants_posts AND post.id = ${part.post.id}`,
  );
}

/** Has the posts of somebody read where they stand, for a part of those who follow. @returns the same */
export function insertSources(trx: Database, part: FollowerPart): Promise<FollowerCursor | undefined> {
  return insertForPart(
    trx,
    part,
    sql`INSERT INTO feed_sources (person_id, resource_id) SELECT person_id, ${part.post.timeline_id}::uuid FROM part`,
  );
}

/** A part is one range of those who follow, the first who did first (`follows_of_resource`). What is there already stays. */
async function insertForPart(
  trx: Database,
  { post, after, limit }: FollowerPart,
  insert: RawBuilder<unknown>,
): Promise<FollowerCursor | undefined> {
  const begins = after
    ? sql`AND (created_at, person_id) > (${after.at}::timestamptz, ${after.personID}::uuid)`
    : sql``;
  const { rows } = await sql<{ at: string; person_id: string }>`
    WITH part AS MATERIALIZED (
      SELECT person_id, created_at, wants_posts FROM followers WHERE resource_id = ${post.timeline_id} ${begins}
      ORDER BY created_at, person_id LIMIT ${limit}
    ), inserted AS (${insert} ON CONFLICT DO NOTHING)
    SELECT created_at::text AS at, person_id FROM part ORDER BY created_at DESC, person_id DESC LIMIT 1
  `.execute(trx);
  const [last] = rows;
  return last && { at: last.at, personID: last.person_id };
}

/** Puts the latest posts of somebody into the feed of who follows them now. */
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
    INSERT INTO feed_items (person_id, created_at, post_id)
    SELECT ${personID}, created_at, id FROM shown_posts
    WHERE timeline_id = ${resourceID} AND created_at > now() - ${days} * interval '1 day'
      AND EXISTS (SELECT FROM followers WHERE person_id = ${personID} AND resource_id = ${resourceID})
    ORDER BY created_at DESC, id DESC LIMIT ${limit} ON CONFLICT DO NOTHING
  `.execute(trx);
}

const atOnce = 10_000;

/** Forgets what is older (`feed_items_by_age`). */
export async function deleteOldItems(trx: Database, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM feed_items WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM feed_items WHERE created_at < now() - ${days} * interval '1 day' LIMIT ${atOnce}
    ))
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}
