import { type Mention, type PostKind, postLimits } from '@kontor/contract';
import type { Database, ReadDatabase, StoredMention, StoredPicture } from '@kontor/database';
import type { Posts } from '@kontor/database/schema';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import type { HeldRow } from '../hold/present-held.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../list/moment-cursor.ts';
import { hasWords } from '../text/has-words.ts';

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
}

/**
 * Whether a reader may read a post where it stands: in a group its members do, in an open one everybody, and of one that lets people in who
 * ask everybody reads what is pinned.
 */
function isReadable(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(post.group_id IS NULL OR EXISTS (
    SELECT FROM shown_groups AS in_group WHERE in_group.id = post.group_id AND (
      in_group.access = 'open' OR (in_group.access = 'request' AND post.pinned_at IS NOT NULL) OR ${isMember(reader)})
  ))`;
}

const isMember = (reader: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM people_of_groups AS own_group WHERE own_group.group_id = post.group_id AND own_group.person_id = ${reader}
)`;

/** Whether somebody runs the group a post stands in. */
const isModerator = (reader: RawBuilder<unknown>) => sql`(post.group_id IS NOT NULL AND EXISTS (
  SELECT FROM people_of_groups AS own_group
  WHERE own_group.group_id = post.group_id AND own_group.person_id = ${reader} AND own_group.role <> 'member'
))`;

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
      hold.cause AS hold_cause, hold.publish_at, hold.reason AS hold_reason, hold.note AS hold_note, ${authorColumns}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      JOIN posts AS post ON post.id = wanted.id AND post.removed_at IS NULL AND (post.withheld_at IS NULL OR post.author_id = ${reader})
        AND ${isReadable(reader)}
      LEFT JOIN shown_groups AS in_group ON in_group.id = post.group_id
      LEFT JOIN holds_for_authors AS hold ON hold.resource_id = post.id AND post.withheld_at IS NOT NULL
      LEFT JOIN counted_likes AS liked ON liked.resource_id = post.id
      LEFT JOIN counted_comments AS commented ON commented.resource_id = post.id
      ${joinAuthor(sql`post.business_id`, sql`post.author_id`)}
    WHERE NOT ${isApart(reader)}
    ORDER BY wanted.place
  `.execute(db);
  return rows;
}

/** Whether a reader and whose post it is are kept apart by a block of either side. */
function isApart(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM silenced WHERE reader_id = ${reader} AND other_id = coalesce(post.business_id, post.author_id) AND is_blocked
  )`;
}

/** Whether a reader finds a post on a timeline: it is not hidden from them, nor by somebody they muted, unless the timeline is theirs. */
function isReadOnTimeline(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`NOT EXISTS (SELECT FROM hidden_from_people AS hidden WHERE hidden.person_id = ${reader} AND hidden.post_id = post.id)
    AND NOT EXISTS (
      SELECT FROM silenced WHERE reader_id = ${reader} AND other_id = coalesce(post.business_id, post.author_id)
        AND (is_blocked OR other_id <> post.timeline_id)
    )`;
}

/** Whether somebody is whose post it is: its person, or an administrator of its business; and in a group who runs it. */
function mayAdminister(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${isOwn(reader)} OR ${isModerator(reader)})`;
}

/** On a timeline whose it is, in a group who runs it. */
function mayPin(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`CASE WHEN post.group_id IS NULL THEN ${isOwn(reader)} ELSE ${isModerator(reader)} END`;
}

function isOwn(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`CASE WHEN post.business_id IS NULL THEN coalesce(post.author_id = ${reader}, false) ELSE EXISTS (
    SELECT FROM administrators_of_businesses AS admin WHERE admin.business_id = post.business_id AND admin.person_id = ${reader}
  ) END`;
}

/** Whether they wrote it, and may still write there. */
function mayEdit(reader: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce(post.author_id = ${reader}, false) AND ${isOwn(reader)} AND (post.group_id IS NULL OR ${isMember(reader)})`;
}

export interface PostRights {
  timelineID: string;
  groupID: string | undefined;
  /** Who removes it does so for the group. */
  isByGroup: boolean;
  may: { edit: boolean; remove: boolean; restore: boolean; pin: boolean };
}

/** What somebody may do with a post, also with a removed one; undefined for whoever may not know of it. */
export async function findRightsOn(
  db: ReadDatabase,
  id: string,
  personID: string,
): Promise<PostRights | undefined> {
  const reader = sql`${personID}::uuid`;
  const { rows } = await sql<RightsRow>`
    SELECT timeline_id, group_id, removed_by_group, ${mayEdit(reader)} AS edit, ${isOwn(reader)} AS own, ${isModerator(reader)} AS moderate,
      ${mayPin(reader)} AS pin
    FROM posts AS post WHERE id = ${id} AND (${isReadable(reader)} OR ${isOwn(reader)})
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { edit, own, moderate, pin } = row;
  return {
    timelineID: row.timeline_id,
    groupID: row.group_id ?? undefined,
    isByGroup: !own,
    may: { edit, remove: own || moderate, restore: moderate || (own && !row.removed_by_group), pin },
  };
}

interface RightsRow {
  timeline_id: string;
  group_id: string | null;
  removed_by_group: boolean;
  edit: boolean;
  own: boolean;
  moderate: boolean;
  pin: boolean;
}

/** Whether a reader sees it; a visitor where there is none. */
export async function findIsShown(
  db: ReadDatabase,
  id: string,
  readerID: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM posts AS post WHERE id = ${id} AND removed_at IS NULL AND withheld_at IS NULL AND ${isReadable(sql`${readerID ?? null}::uuid`)}
  `.execute(db);
  return rows.length > 0;
}

/** Whether a person may post in a group; undefined where there is none they may know of. */
export async function findMayPostIn(
  db: ReadDatabase,
  groupID: string,
  personID: string,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_member: boolean }>`
    SELECT own.role IS NOT NULL AS is_member FROM shown_groups AS in_group
      LEFT JOIN people_of_groups AS own ON own.group_id = in_group.id AND own.person_id = ${personID}
    WHERE in_group.id = ${groupID} AND (in_group.access <> 'private' OR own.role IS NOT NULL)
  `.execute(db);
  return rows[0]?.is_member;
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

/** What somebody wrote, as long as they did not remove it. */
export async function findWritten(db: ReadDatabase, id: string) {
  const { rows } = await sql<{
    content: string;
    author_id: string | null;
    business_id: string | null;
    is_withheld: boolean;
  }>`
    SELECT content, author_id, business_id, withheld_at IS NOT NULL AS is_withheld FROM posts WHERE id = ${id} AND removed_at IS NULL
  `.execute(db);
  return rows[0];
}

/** Has its author alone see a post; what was pinned no longer is. */
export async function updateWithheld(trx: Database, id: string): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = clock_timestamp(), pinned_at = NULL WHERE id = ${id} AND withheld_at IS NULL
  `.execute(trx);
}

/** Has everybody see it, as if it were written now or where it stood. */
export async function updatePublished(trx: Database, id: string, isNew: boolean): Promise<void> {
  await sql`
    UPDATE posts SET withheld_at = NULL, created_at = CASE WHEN ${isNew}::boolean THEN clock_timestamp() ELSE created_at END
    WHERE id = ${id}
  `.execute(trx);
}

/** Whom a post names, who wrote it, and in which group. */
export function findMentions(db: ReadDatabase, id: string) {
  return db
    .selectFrom('posts')
    .select(['author_id', 'group_id', 'mentions'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * What comments on a post are about, whether it is shown or not; undefined for whom it is not there: in a group that is not open its members
 * alone read them.
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
    SELECT content, business_id, author_id, group_id, removed_at IS NULL AND withheld_at IS NULL AS is_shown, ${isModerator(reader)} AS is_moderator
    FROM posts AS post WHERE id = ${id} AND (post.group_id IS NULL OR ${isMember(reader)} OR EXISTS (
      SELECT FROM shown_groups AS in_group WHERE in_group.id = post.group_id AND in_group.access = 'open'
    ))`.execute(db);
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

/** Pins a post, in the place of the one that was, in a group of the first of several. @returns whether it is shown */
export async function updatePinned(
  trx: Database,
  id: string,
  { timelineID, atOnce }: { timelineID: string; atOnce: number },
): Promise<boolean> {
  // What was pinned gives way first: there is one a timeline (`posts_pinned`), and so many a group.
  await sql`
    UPDATE posts SET pinned_at = NULL WHERE id IN (
      SELECT id FROM posts WHERE timeline_id = ${timelineID} AND pinned_at IS NOT NULL AND id <> ${id}
      ORDER BY pinned_at DESC, id OFFSET ${atOnce - 1}
    )
  `.execute(trx);
  const { rows } = await sql`
    UPDATE posts SET pinned_at = coalesce(pinned_at, now()) WHERE id = ${id} AND removed_at IS NULL AND withheld_at IS NULL RETURNING id
  `.execute(trx);
  return rows.length > 0;
}

export async function updateUnpinned(trx: Database, id: string): Promise<void> {
  await trx.updateTable('posts').set({ pinned_at: null }).where('id', '=', id).execute();
}

interface TimelineRow {
  id: string;
  sorted_by: string;
}

/** The posts of a timeline, the last first (`posts_of_timeline`). */
export async function findTimeline(
  db: ReadDatabase,
  {
    timelineID,
    from,
    skip,
    size,
    search,
    readerID,
  }: {
    timelineID: string;
    from: MomentCursor | undefined;
    skip: number;
    size: number;
    /** Of a group. */
    search?: string | undefined;
    readerID: string | undefined;
  },
): Promise<TimelineRow[]> {
  const reader = sql`${readerID ?? null}::uuid`;
  const begins = from ? sql`AND (created_at, id) < ${endOf(from)}` : sql``;
  const words =
    search === undefined ? sql`` : sql`AND group_id IS NOT NULL AND ${hasWords(sql`content`, search)}`;
  const { rows } = await sql<TimelineRow>`
    SELECT id, ${microsecondsOf(sql`created_at`)} AS sorted_by FROM posts AS post
    WHERE timeline_id = ${timelineID} AND removed_at IS NULL ${begins} ${words} AND ${isReadable(reader)}
      AND (withheld_at IS NULL OR author_id = ${reader}) AND ${isReadOnTimeline(reader)}
    ORDER BY created_at DESC, id DESC OFFSET ${skip} LIMIT ${size}
  `.execute(db);
  return rows;
}

/** The beginnings of the last posts of a timeline (`posts_of_timeline`). */
export async function findLatest(
  db: ReadDatabase,
  timelineID: string,
  { count, characters }: { count: number; characters: number },
): Promise<{ id: string; content: string; kind: PostKind; created_at: Date }[]> {
  const { rows } = await sql<{ id: string; content: string; kind: PostKind; created_at: Date }>`
    SELECT id, left(content, ${characters}) AS content, kind, created_at FROM posts
    WHERE timeline_id = ${timelineID} AND removed_at IS NULL AND withheld_at IS NULL AND group_id IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${count}
  `.execute(db);
  return rows;
}

/** The pinned posts of a timeline that a reader finds there, of a group the last first (`posts_pinned`, `posts_pinned_in_group`). */
export async function findPinned(
  db: ReadDatabase,
  timelineID: string,
  readerID: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM posts AS post
    WHERE timeline_id = ${timelineID} AND pinned_at IS NOT NULL AND ${isReadOnTimeline(sql`${readerID ?? null}::uuid`)}
    ORDER BY pinned_at DESC
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A group whose posts stand under an id, for a reader who may know of it. */
export async function findGroupOfTimeline(
  db: ReadDatabase,
  id: string,
  readerID: string | undefined,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT in_group.id, in_group.name FROM shown_groups AS in_group
    WHERE in_group.id = ${id} AND (in_group.access <> 'private' OR EXISTS (
      SELECT FROM people_of_groups AS own WHERE own.group_id = in_group.id AND own.person_id = ${readerID ?? null}::uuid
    ))
  `.execute(db);
  return rows[0];
}

/** Whose timeline it is: a business's, else a person's. */
export async function findOwner(db: ReadDatabase, id: string): Promise<AuthorRow | undefined> {
  const { rows } = await sql<AuthorRow>`
    SELECT ${authorColumns} FROM (SELECT ${id}::uuid AS id) AS wanted
      LEFT JOIN business_cards AS author_business ON author_business.id = wanted.id
      LEFT JOIN shown_people AS author_person ON author_person.id = wanted.id
  `.execute(db);
  return rows[0];
}

/** What was removed of a timeline and can be restored, the last first (`posts_removed_of_timeline`). */
export async function findRemoved(db: ReadDatabase, timelineID: string) {
  const { rows } = await sql<{ id: string; content: string; removed_at: Date }>`
    SELECT id, content, removed_at FROM posts
    WHERE timeline_id = ${timelineID} AND removed_at > now() - ${postLimits.restorable} * interval '1 day'
    ORDER BY removed_at DESC, id DESC LIMIT 100
  `.execute(db);
  return rows;
}

/** Those of these that are there under the name a text gives them. */
export async function findMentioned(
  db: ReadDatabase,
  mentions: readonly Mention[],
): Promise<StoredMention[]> {
  if (mentions.length === 0) return [];
  const { rows } = await sql<StoredMention>`
    SELECT said.type, said.id, said.name
    FROM jsonb_to_recordset(${JSON.stringify(
      mentions.map(({ resourceType: type, resourceID: id, name }) => ({ type, id, name })),
    )}::jsonb) AS said (type text, id uuid, name text)
    WHERE CASE said.type
      WHEN 'business' THEN EXISTS (SELECT FROM listed_businesses WHERE id = said.id AND company_name = said.name)
      WHEN 'user' THEN EXISTS (SELECT FROM named_people WHERE id = said.id AND concat_ws(' ', first_name, last_name) = said.name)
      ELSE EXISTS (SELECT FROM listed_products WHERE id = said.id AND name = said.name)
    END
  `.execute(db);
  return rows;
}

/** Who is told of a mention of theirs, and as which of their businesses: who may read the post. */
export async function findTold(
  db: ReadDatabase,
  mentions: readonly StoredMention[],
  postID: string,
): Promise<{ person_id: string; business_id: string | null; name: string }[]> {
  const { rows } = await sql<{ person_id: string; business_id: string | null; name: string }>`
    WITH said AS (
      SELECT said.type, coalesce(product.business_id, said.id) AS id, said.name
      FROM jsonb_to_recordset(${JSON.stringify(mentions)}::jsonb) AS said (type text, id uuid, name text)
        LEFT JOIN listed_products AS product ON said.type = 'product' AND product.id = said.id
    ), named AS (
      SELECT id AS person_id, NULL::uuid AS business_id, name FROM said WHERE type = 'user'
      UNION SELECT admin.person_id, admin.business_id, min(said.name) FROM said
        JOIN administrators_of_businesses AS admin ON admin.business_id = said.id
        WHERE said.type <> 'user' GROUP BY admin.person_id, admin.business_id
    )
    SELECT named.* FROM named JOIN posts AS post ON post.id = ${postID} AND ${isReadable(sql`named.person_id`)}
  `.execute(db);
  return rows;
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

/** Deletes what somebody posted as themselves. @returns the pictures of it */
export async function deletePostsOf(trx: Database, personID: string): Promise<StoredPicture[]> {
  const rows = await trx
    .deleteFrom('posts')
    .where('author_id', '=', personID)
    .where('business_id', 'is', null)
    .returning('pictures')
    .execute();
  return rows.flatMap(({ pictures }) => pictures);
}

/** Takes somebody out of what posts name: their name stays a word of the text (`posts_by_mention`). */
export async function deleteMentionsOf(trx: Database, personID: string): Promise<void> {
  await sql`
    UPDATE posts SET mentions = (
      SELECT coalesce(jsonb_agg(said ORDER BY place), '[]')
      FROM jsonb_array_elements(mentions) WITH ORDINALITY AS named (said, place) WHERE said ->> 'id' <> ${personID}
    )
    WHERE mentions <> '[]' AND mentions @> ${JSON.stringify([{ id: personID }])}::jsonb
  `.execute(trx);
}

/** Deletes posts of a group. @returns the pictures of each */
export async function deletePostsOfGroup(trx: Database, groupID: string): Promise<StoredPicture[][]> {
  const { rows } = await sql<{ pictures: StoredPicture[] }>`
    DELETE FROM posts WHERE id = ANY (ARRAY(SELECT id FROM posts WHERE group_id = ${groupID} LIMIT ${atOnce})) RETURNING pictures
  `.execute(trx);
  return rows.map(({ pictures }) => pictures);
}

const atOnce = 1_000;

/** Deletes posts for good that nobody can restore any more (`posts_removed`). @returns the pictures of each */
export async function deleteOldRemoved(trx: Database): Promise<StoredPicture[][]> {
  const { rows } = await sql<{ pictures: StoredPicture[] }>`
    DELETE FROM posts WHERE id = ANY (ARRAY(
      SELECT id FROM posts WHERE removed_at < now() - ${postLimits.restorable} * interval '1 day' ORDER BY removed_at LIMIT ${atOnce}
    )) RETURNING pictures
  `.execute(trx);
  return rows.map(({ pictures }) => pictures);
}
