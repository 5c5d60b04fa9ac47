import type { FollowedResource } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

/** Whether there is such a business or person (their primary key). */
export async function findIsThere(db: ReadDatabase, type: FollowedResource, id: string): Promise<boolean> {
  const row = await (type === 'business'
    ? db.selectFrom('listed_businesses').select('id').where('id', '=', id).executeTakeFirst()
    : db.selectFrom('named_people').select('id').where('id', '=', id).executeTakeFirst());
  return row !== undefined;
}

export async function insertMute(
  trx: Database,
  { personID, type, id }: { personID: string; type: FollowedResource; id: string },
): Promise<void> {
  await trx
    .insertInto('mutes')
    .values({ person_id: personID, resource_type: type, resource_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMute(trx: Database, personID: string, id: string): Promise<void> {
  await trx.deleteFrom('mutes').where('person_id', '=', personID).where('resource_id', '=', id).execute();
}

export async function insertHidden(trx: Database, personID: string, postID: string): Promise<void> {
  await trx
    .insertInto('hidden_posts')
    .values({ person_id: personID, post_id: postID })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteHidden(trx: Database, personID: string, postID: string): Promise<void> {
  await trx
    .deleteFrom('hidden_posts')
    .where('person_id', '=', personID)
    .where('post_id', '=', postID)
    .execute();
}

interface Page {
  personID: string;
  from: MomentCursor | undefined;
  size: number;
}

interface MutedRow extends AuthorRow {
  resource_id: string;
  created_at: Date;
  sorted_by: string;
}

/** Whom somebody muted, the last first (`mutes_by_person`). */
export async function findMuted(db: ReadDatabase, { personID, from, size }: Page): Promise<MutedRow[]> {
  const begins = from ? sql`AND (created_at, resource_id) < ${endOf(from)}` : sql``;
  const business = sql`CASE muted.resource_type WHEN 'business' THEN muted.resource_id END`;
  const { rows } = await sql<MutedRow>`
    SELECT muted.*, ${authorColumns}
    FROM (
      SELECT resource_type, resource_id, created_at, ${microsecondsOf(sql`created_at`)} AS sorted_by
      FROM mutes WHERE person_id = ${personID} ${begins} ORDER BY created_at DESC, resource_id DESC LIMIT ${size}
    ) AS muted ${joinAuthor(business, sql`muted.resource_id`)}
    ORDER BY muted.created_at DESC, muted.resource_id DESC
  `.execute(db);
  return rows;
}

interface HiddenRow {
  post_id: string;
  created_at: Date;
  sorted_by: string;
}

/** What somebody hid, the last first (`hidden_posts_by_person`). */
export async function findHidden(db: ReadDatabase, { personID, from, size }: Page): Promise<HiddenRow[]> {
  const begins = from ? sql`AND (created_at, post_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<HiddenRow>`
    SELECT post_id, created_at, ${microsecondsOf(sql`created_at`)} AS sorted_by
    FROM hidden_posts WHERE person_id = ${personID} ${begins} ORDER BY created_at DESC, post_id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** Whether somebody muted a person or a business (`mutes_pkey`). */
export async function findIsMuted(db: ReadDatabase, personID: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('mutes')
    .select('resource_id')
    .where('person_id', '=', personID)
    .where('resource_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** From which of these somebody is kept apart by a block of either side (`blocks_pkey`). */
export async function findApart(
  db: ReadDatabase,
  readerID: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ other_id: string }>`
    SELECT DISTINCT other_id FROM silenced WHERE reader_id = ${readerID} AND other_id = ANY (${ids}::uuid[]) AND is_blocked
  `.execute(db);
  return rows.map(({ other_id }) => other_id);
}

/** Which of these read none of those: as a business where they are told as one, else as themselves. */
export async function findSilencing(
  db: ReadDatabase,
  { readerIDs, writerIDs }: { readerIDs: readonly string[]; writerIDs: readonly string[] },
): Promise<string[]> {
  if (readerIDs.length === 0 || writerIDs.length === 0) return [];
  const { rows } = await sql<{ reader_id: string }>`
    SELECT DISTINCT reader_id FROM silenced
    WHERE reader_id = ANY (${readerIDs}::uuid[]) AND other_id = ANY (${writerIDs}::uuid[])
  `.execute(db);
  return rows.map(({ reader_id }) => reader_id);
}

/** All that somebody muted and hid, the oldest first. */
export async function findBlockingOf(db: ReadDatabase, personID: string) {
  const muted = await db
    .selectFrom('mutes')
    .select(['resource_type', 'resource_id', 'created_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('resource_id')
    .execute();
  const hidden = await db
    .selectFrom('hidden_posts')
    .select(['post_id', 'created_at'])
    .where('person_id', '=', personID)
    .orderBy('created_at')
    .orderBy('post_id')
    .execute();
  return { muted, hidden };
}
