import type { PostKind } from '@kontor/contract';
import type { Database, ReadDatabase, StoredMention, StoredPicture } from '@kontor/database';
import type { Posts } from '@kontor/database/schema';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import type { HeldRow } from '../hold/present-held.ts';
import {
  isApart,
  isCommentedBy,
  isModerator,
  isReadable,
  mayAdminister,
  mayEdit,
  mayPin,
} from './reading.ts';

/** A day, as it is stored. */
const dayOf = (column: RawBuilder<unknown>) => sql`to_char(${column}, 'YYYY-MM-DD')`;

export interface PostRow extends AuthorRow, HeldRow {
  id: string;
  content: string;
  kind: PostKind;
  timeline_id: string;
  timeline_type: 'user' | 'business' | 'group';
  group_id: string | null;
  group_name: string | null;
  pictures: StoredPicture[];
  mentions: StoredMention[];
  link_type: 'business' | 'product' | null;
  link_id: string | null;
  fair_name: string | null;
  fair_place: string | null;
  fair_from: string | null;
  fair_until: string | null;
  created_at: Date;
  edited_at: Date | null;
  is_pinned: boolean;
  likes: number;
  comments: number;
  is_liked: boolean;
  may_edit: boolean;
  may_administer: boolean;
  may_pin: boolean;
  may_comment: boolean;
}

/** Those of these posts that are shown, in the order of their ids, with what a reader may do with them (`posts_pkey`). */
export async function findPosts(
  db: ReadDatabase,
  ids: readonly string[],
  readerID: string | undefined,
): Promise<PostRow[]> {
  const reader = sql`${readerID ?? null}::uuid`;
  const { rows } = await sql<PostRow>`
    SELECT post.id, post.content, post.kind, post.timeline_id, post.timeline_type, post.group_id, in_group.name AS group_name, post.pictures, post.mentions, post.link_type, post.link_id,
      post.fair_name, post.fair_place, ${dayOf(sql`post.fair_from`)} AS fair_from, ${dayOf(sql`post.fair_until`)} AS fair_until,
      post.created_at, post.edited_at, post.pinned_at IS NOT NULL AS is_pinned, coalesce(liked.count, 0) AS likes, coalesce(commented.count, 0) AS comments,
      EXISTS (SELECT FROM given_likes WHERE resource_id = post.id AND person_id = ${reader}) AS is_liked,
      ${mayEdit(reader)} AS may_edit, ${mayAdminister(reader)} AS may_administer, ${mayPin(reader)} AS may_pin,
      ${isCommentedBy(reader)} AS may_comment,
      hold.cause AS hold_cause, hold.publish_at, hold.reason AS hold_reason, hold.note AS hold_note, ${authorColumns}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      JOIN posts AS post ON post.id = wanted.id AND post.removed_at IS NULL AND (post.withheld_at IS NULL OR post.author_id = ${reader})
        AND ${isReadable(reader)}
      LEFT JOIN shown_groups AS in_group ON in_group.id = post.group_id
      LEFT JOIN holds_for_authors AS hold ON hold.resource_id = post.id AND post.withheld_at IS NOT NULL
      CROSS JOIN LATERAL (SELECT sum(count)::integer AS count FROM counted_likes WHERE resource_id = post.id) AS liked
      LEFT JOIN counted_comments AS commented ON commented.resource_id = post.id
      ${joinAuthor(sql`post.business_id`, sql`post.author_id`)}
    WHERE NOT ${isApart(reader)}
    ORDER BY wanted.place
  `.execute(db);
  return rows;
}

/** The industry of a business or a person: a post lies among those of it. */
export async function findIndustry(
  db: ReadDatabase,
  { businessID, personID }: { businessID: string | undefined; personID: string },
): Promise<string | null> {
  const { rows } = await (businessID === undefined
    ? sql<{ industry_id: string | null }>`
        SELECT industry_id FROM industries_of_people WHERE person_id = ${personID} LIMIT 1`.execute(db)
    : sql<{
        industry_id: string | null;
      }>`SELECT industry_id FROM listed_businesses WHERE id = ${businessID}`.execute(db));
  return rows[0]?.industry_id ?? null;
}

/**
 * What comments on a post are about, and whether it is shown to a reader; undefined for whom they are not there.
 */
export async function findCommented(db: ReadDatabase, id: string, readerID: string | undefined) {
  const reader = sql`${readerID ?? null}::uuid`;
  const { rows } = await sql<{
    content: string;
    business_id: string | null;
    author_id: string | null;
    group_id: string | null;
    is_shown: boolean;
    is_moderator: boolean;
  }>`
    SELECT content, business_id, author_id, group_id, removed_at IS NULL AND withheld_at IS NULL AND NOT ${isApart(reader)} AS is_shown,
      ${isModerator(reader)} AS is_moderator
    FROM posts AS post WHERE id = ${id} AND ${isCommentedBy(reader)}`.execute(db);
  return rows[0];
}

export async function insertPost(trx: Database, values: Insertable<Posts>): Promise<string> {
  const { id } = await trx.insertInto('posts').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Words a post anew and stores what it said before. @returns whether anybody sees it, and it says something else now */
export async function updateContent(
  trx: Database,
  id: string,
  {
    content,
    mentions,
    link,
  }: { content: string; mentions: readonly StoredMention[]; link: StoredLink | undefined },
): Promise<boolean> {
  const before = await trx
    .selectFrom('posts')
    .select('content')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  if (before.content !== content)
    await trx.insertInto('post_versions').values({ post_id: id, content: before.content }).execute();
  await sql`
    UPDATE posts SET content = ${content}, mentions = ${JSON.stringify(mentions)}, link_type = ${link?.type ?? null}, link_id = ${link?.id ?? null},
      edited_at = CASE WHEN content = ${content} THEN edited_at ELSE now() END
    WHERE id = ${id}
  `.execute(trx);
  return true;
}

/** A page of the product that a text leads to. */
export interface StoredLink {
  type: 'business' | 'product';
  id: string;
}

export async function findVersions(db: ReadDatabase, id: string) {
  return db
    .selectFrom('post_versions')
    .select(['content', 'until'])
    .where('post_id', '=', id)
    .orderBy('until', 'desc')
    .execute();
}

/** Removes a post, again, too. @returns when it was removed */
export async function updateRemoved(
  trx: Database,
  id: string,
  isByGroup: boolean,
): Promise<Date | undefined> {
  const { rows } = await sql<{ removed_at: Date }>`
    UPDATE posts SET removed_at = coalesce(removed_at, now()), pinned_at = NULL, removed_by_group = removed_by_group OR ${isByGroup}
    WHERE id = ${id} RETURNING removed_at
  `.execute(trx);
  return rows[0]?.removed_at;
}

export async function updateRestored(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('posts')
    .set({ removed_at: null, removed_by_group: false })
    .where('id', '=', id)
    .execute();
}

/** All that somebody wrote, the oldest first, with what it said before (`posts_by_author`). */
export async function findPostsOf(db: ReadDatabase, personID: string) {
  const { rows } = await sql<{
    id: string;
    content: string;
    kind: string;
    business_id: string | null;
    group_id: string | null;
    created_at: Date;
    edited_at: Date | null;
    removed_at: Date | null;
    pictures: StoredPicture[];
    versions: string[];
  }>`
    SELECT id, content, kind, business_id, group_id, created_at, edited_at, removed_at, pictures,
      ARRAY(SELECT content FROM post_versions WHERE post_id = posts.id ORDER BY until) AS versions
    FROM posts WHERE author_id = ${personID} ORDER BY created_at, id
  `.execute(db);
  return rows;
}
