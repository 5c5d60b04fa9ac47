import { type PostKind, postLimits } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { type AuthorRow, authorColumns } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import { hasWords } from '../text/has-words.ts';
import { isReadable, isReadOnTimeline } from './reading.ts';

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

/** The beginnings of the last posts of a timeline that a reader finds there (`posts_of_timeline`). */
export async function findLatest(
  db: ReadDatabase,
  timelineID: string,
  { count, characters, readerID }: { count: number; characters: number; readerID: string | undefined },
): Promise<{ id: string; content: string; kind: PostKind; created_at: Date }[]> {
  const { rows } = await sql<{ id: string; content: string; kind: PostKind; created_at: Date }>`
    SELECT id, left(content, ${characters}) AS content, kind, created_at FROM posts AS post
    WHERE timeline_id = ${timelineID} AND removed_at IS NULL AND withheld_at IS NULL AND group_id IS NULL
      AND ${isReadOnTimeline(sql`${readerID ?? null}::uuid`)}
    ORDER BY created_at DESC, id DESC LIMIT ${count}
  `.execute(db);
  return rows;
}

/** Either way one range of an index: without the group named no index holds what is pinned. */
function isPinnedOn(timelineID: string): RawBuilder<unknown> {
  return sql`pinned_at IS NOT NULL AND ((timeline_id = ${timelineID} AND group_id IS NULL) OR group_id = ${timelineID})`;
}

/** The pinned posts of a timeline that a reader finds there, of a group the last first (`posts_pinned`, `posts_pinned_in_group`). */
export async function findPinned(
  db: ReadDatabase,
  timelineID: string,
  readerID: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM posts AS post
    WHERE ${isPinnedOn(timelineID)} AND ${isReadOnTimeline(sql`${readerID ?? null}::uuid`)}
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

/** Pins a post, in the place of the one that was, in a group of the first of several. @returns whether it is shown */
export async function updatePinned(
  trx: Database,
  id: string,
  { timelineID, atOnce }: { timelineID: string; atOnce: number },
): Promise<boolean> {
  // What was pinned gives way first: there is one a timeline (`posts_pinned`), and so many a group.
  await sql`
    UPDATE posts SET pinned_at = NULL WHERE id IN (
      SELECT id FROM posts WHERE ${isPinnedOn(timelineID)} AND id <> ${id}
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
