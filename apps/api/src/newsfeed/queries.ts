import type { NewsfeedChoice } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

interface FeedRow {
  id: string;
  /** Of a business, else it is a post. */
  is_news: boolean;
  sorted_by: string;
}

/** Which end of a feed is read, and how much of it. */
interface Part {
  personID: string;
  choice: NewsfeedChoice;
  /** Rows before a page begins; or rows that came after it was read. */
  bound: { older: MomentCursor } | { newer: MomentCursor } | undefined;
  size: number;
}

/** Whether a row lies beyond the bound. */
function beyond(bound: Part['bound'], row: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!bound) return sql`true`;
  return 'older' in bound ? sql`${row} < ${endOf(bound.older)}` : sql`${row} > ${endOf(bound.newer)}`;
}

/** Ids of the posts and news of somebody's feed, the last first. */
export async function findFeed(db: ReadDatabase, part: Part): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    SELECT id, is_news, ${microsecondsOf(sql`created_at`)} AS sorted_by FROM (${withOwnWithheld(part)}) AS feed
    ORDER BY created_at DESC, id DESC LIMIT ${part.size}
  `.execute(db);
  return rows;
}

/** How many posts of others there are, counted up to `size`. */
export async function countFeed(db: ReadDatabase, part: Part): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (
      SELECT FROM (${rowsOf(part)}) AS feed WHERE NOT is_news AND author_id IS DISTINCT FROM ${part.personID} LIMIT ${part.size}
    ) AS counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Beside what everybody sees, what of one's own nobody else does (`posts_withheld`). */
function withOwnWithheld(part: Part): RawBuilder<unknown> {
  return sql`(${rowsOf(part)}) UNION (
    SELECT id, created_at, author_id, false FROM withheld_posts
    WHERE author_id = ${part.personID} AND ${beyond(part.bound, sql`(created_at, id)`)}
    ORDER BY created_at DESC, id DESC LIMIT ${part.size}
  )`;
}

/** Whether somebody reads a post: they did not hide it, nor mute whose it is, and neither has blocked the other. By `OFFSET 0` asked of each as it is read, as on timelines. */
function isRead(personID: string, post: 'post' | 'shown_posts'): RawBuilder<unknown> {
  const row = sql.raw(post);
  return sql`NOT EXISTS (
      SELECT FROM silenced WHERE reader_id = ${personID} AND other_id = coalesce(${row}.business_id, ${row}.author_id) OFFSET 0
    ) AND NOT EXISTS (SELECT FROM hidden_from_people AS hidden WHERE hidden.person_id = ${personID} AND hidden.post_id = ${row}.id OFFSET 0)`;
}

/** Each part of these is one range of an index, as long as the page. */
function rowsOf({ personID, choice, bound, size }: Part): RawBuilder<unknown> {
  const postIsBeyond = beyond(bound, sql`(created_at, id)`);
  if (choice === 'all')
    return sql`
      SELECT id, created_at, author_id, false AS is_news FROM shown_posts
      WHERE ${postIsBeyond} AND ${isRead(personID, 'shown_posts')}
      ORDER BY created_at DESC, id DESC LIMIT ${size}`;
  if (choice === 'industries')
    return sql`
      SELECT post.id, post.created_at, post.author_id, false AS is_news FROM industries_of_people AS own CROSS JOIN LATERAL (
        SELECT id, created_at, author_id FROM shown_posts WHERE industry_id = own.industry_id AND ${postIsBeyond}
          AND ${isRead(personID, 'shown_posts')}
        ORDER BY created_at DESC, id DESC LIMIT ${size}
      ) AS post WHERE own.person_id = ${personID}`;
  return sql`
    (SELECT item.item_id AS id, item.created_at, post.author_id, post.id IS NULL AS is_news FROM items_of_feeds AS item
      LEFT JOIN shown_posts AS post ON post.id = item.item_id
      LEFT JOIN shown_news AS news ON news.id = item.item_id AND post.id IS NULL
    WHERE item.person_id = ${personID} AND ${beyond(bound, sql`(item.created_at, item.item_id)`)}
      AND CASE WHEN post.id IS NULL THEN ${isWantedNews(personID)}
        ELSE (post.author_id = ${personID} OR ${follows(personID, sql`post.timeline_id`)}) AND ${isRead(personID, 'post')} END
    ORDER BY item.created_at DESC, item.item_id DESC LIMIT ${size})
    UNION
    SELECT news.id, news.created_at, NULL::uuid, true FROM sources_of_feeds AS source CROSS JOIN LATERAL (
      SELECT id, created_at FROM shown_news AS news WHERE news.business_id = source.resource_id AND ${postIsBeyond}
        AND ${isWantedNews(personID)}
      ORDER BY created_at DESC, id DESC LIMIT ${size}
    ) AS news WHERE source.person_id = ${personID}
    UNION
    SELECT post.id, post.created_at, post.author_id, false FROM sources_of_feeds AS source CROSS JOIN LATERAL (
      SELECT id, created_at, author_id FROM shown_posts WHERE timeline_id = source.resource_id AND ${postIsBeyond}
        AND ${isRead(personID, 'shown_posts')}
      ORDER BY created_at DESC, id DESC LIMIT ${size}
    ) AS post WHERE source.person_id = ${personID} AND ${follows(personID, sql`source.resource_id`)}`;
}

/** Whether somebody follows whose news it is, wants what is of its kind, and neither muted them nor is kept apart from them. */
function isWantedNews(personID: string): RawBuilder<unknown> {
  return sql`EXISTS (
    SELECT FROM followers AS own WHERE own.person_id = ${personID} AND own.resource_id = news.business_id
      AND CASE news.kind WHEN 'products' THEN own.wants_products ELSE own.wants_certificates END
  ) AND NOT EXISTS (SELECT FROM silenced WHERE reader_id = ${personID} AND other_id = news.business_id)`;
}

/** Whether somebody follows whose posts these are, and wants them (`follows_person_id_resource_id_key`). */
function follows(personID: string, resourceID: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (
    SELECT FROM followers AS own WHERE own.person_id = ${personID} AND own.resource_id = ${resourceID} AND own.wants_posts OFFSET 0
  )`;
}

export async function findFollows(db: ReadDatabase, personID: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM followers WHERE person_id = ${personID} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function findChoice(db: ReadDatabase, personID: string): Promise<NewsfeedChoice | undefined> {
  const row = await db
    .selectFrom('newsfeed_choices')
    .select('choice')
    .where('person_id', '=', personID)
    .executeTakeFirst();
  return row?.choice;
}

export async function upsertChoice(trx: Database, personID: string, choice: NewsfeedChoice): Promise<void> {
  await trx
    .insertInto('newsfeed_choices')
    .values({ person_id: personID, choice })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ choice }))
    .execute();
}
