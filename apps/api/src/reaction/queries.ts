import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import type { Liked } from './liked.ts';

/** How many likes a resource has, by the parts of its counter (`like_counts_pkey`). */
export async function findLikes(db: ReadDatabase, resourceId: string): Promise<number> {
  const { rows } = await sql<{ count: number | null }>`
    SELECT sum(count)::integer AS count FROM like_counts WHERE resource_id = ${resourceId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** As what something is liked (`like_counts_pkey`). */
export async function findLikedType(
  db: ReadDatabase,
  resourceId: string,
): Promise<Liked['type'] | undefined> {
  const row = await db
    .selectFrom('like_counts')
    .select('resource_type')
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
  return row?.resource_type;
}

export function findReactionsOf(db: ReadDatabase, personId: string) {
  return db
    .selectFrom('reactions')
    .select(['resource_type', 'resource_id', 'acting_business_id', 'reaction_type', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('resource_id')
    .execute();
}

/** Deletes what a person reacted with, what others reacted with to that person, and the counter of it, which triggers only bring to 0. */
export async function deleteReactionsAbout(trx: Database, personId: string): Promise<void> {
  await trx
    .deleteFrom('reactions')
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('resource_id', '=', personId)]))
    .execute();
  await deleteCounters(trx, [personId]);
}

/** Resources of a type, beyond an id, whose counter differs from what was copied last (`like_counts_to_copy`). */
export async function findToCopy(
  db: ReadDatabase,
  type: Liked['type'],
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('like_counts')
    .select('resource_id')
    .distinct()
    .where('resource_type', '=', type)
    .whereRef('count', '<>', 'copied')
    .where('resource_id', '>', after)
    .orderBy('resource_id')
    .limit(limit)
    .execute();
  return rows.map(({ resource_id }) => resource_id);
}

/** A part of a counter, as it was read. */
export interface CounterPart {
  resource_id: string;
  part: number;
  count: number;
}

export function findParts(db: ReadDatabase, ids: readonly string[]): Promise<CounterPart[]> {
  return db
    .selectFrom('like_counts')
    .select(['resource_id', 'part', 'count'])
    .where('resource_id', 'in', ids)
    .execute();
}

/** Notes what was copied, also where another like came meanwhile: then it is copied the next time. */
export async function noteCopied(trx: Database, copied: readonly CounterPart[]): Promise<void> {
  await sql`
    UPDATE like_counts AS counter SET copied = part.count
    FROM jsonb_to_recordset(${JSON.stringify(copied)}::jsonb) AS part (resource_id uuid, part smallint, count integer)
    WHERE counter.resource_id = part.resource_id AND counter.part = part.part
  `.execute(trx);
}

/** Deletes the counters of what is gone. */
export async function deleteCounters(trx: Database, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM like_counts WHERE resource_id = ANY(${ids}::uuid[])`.execute(trx);
}

/** What somebody reacts to, and as whom. */
interface Reaction {
  resourceID: string;
  personID: string;
  actingBusinessID: string | undefined;
}

/** Whether somebody, or the business they act as, likes it (`reactions_resource_id_person_id_acting_business_id_key`). */
export async function findIsLiked(
  db: ReadDatabase,
  { resourceID, personID, actingBusinessID }: Reaction,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM reactions WHERE resource_id = ${resourceID} AND person_id = ${personID}
      AND acting_business_id IS NOT DISTINCT FROM ${actingBusinessID ?? null}::uuid
  `.execute(db);
  return rows.length > 0;
}

/** Which of these somebody, or the business they act as, likes (`reactions_resource_id_person_id_acting_business_id_key`). */
export async function findLiked(
  db: ReadDatabase,
  ids: readonly string[],
  { personID, actingBusinessID }: Omit<Reaction, 'resourceID'>,
): Promise<string[]> {
  const { rows } = await sql<{ resource_id: string }>`
    SELECT resource_id FROM reactions WHERE resource_id = ANY (${ids}::uuid[]) AND person_id = ${personID}
      AND acting_business_id IS NOT DISTINCT FROM ${actingBusinessID ?? null}::uuid
  `.execute(db);
  return rows.map(({ resource_id }) => resource_id);
}

/** @returns whether it was not liked before */
export async function insertReaction(
  trx: Database,
  type: Liked['type'],
  { resourceID, personID, actingBusinessID }: Reaction,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO reactions (resource_type, resource_id, person_id, acting_business_id)
    VALUES (${type}, ${resourceID}, ${personID}, ${actingBusinessID ?? null}) ON CONFLICT DO NOTHING
    RETURNING resource_id
  `.execute(trx);
  return rows.length > 0;
}

export async function deleteReaction(
  trx: Database,
  { resourceID, personID, actingBusinessID }: Reaction,
): Promise<void> {
  await sql`
    DELETE FROM reactions WHERE resource_id = ${resourceID} AND person_id = ${personID}
      AND acting_business_id IS NOT DISTINCT FROM ${actingBusinessID ?? null}::uuid
  `.execute(trx);
}

/** Whose name stands beside a like: the business they act as, or themselves. */
export async function findLikerName(
  db: ReadDatabase,
  { personID, actingBusinessID }: Omit<Reaction, 'resourceID'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(business.company_name, trim(person.first_name || ' ' || person.last_name)) AS name
    FROM named_people AS person LEFT JOIN listed_businesses AS business ON business.id = ${actingBusinessID ?? null}::uuid
    WHERE person.id = ${personID}
  `.execute(db);
  return rows[0]?.name;
}

interface LikeRow extends AuthorRow {
  person_id: string;
  created_at: Date;
  sorted_by: string;
}

/** Who likes a resource, but for those the reader is kept apart from, the last first (`reactions_of_resource`). */
export async function findLikers(
  db: ReadDatabase,
  {
    resourceID,
    readerID,
    from,
    size,
  }: { resourceID: string; readerID: string; from: MomentCursor | undefined; size: number },
): Promise<LikeRow[]> {
  const begins = from ? sql`AND (created_at, person_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<LikeRow>`
    SELECT reaction.person_id, reaction.created_at, reaction.sorted_by, ${authorColumns}
    FROM (
      SELECT person_id, acting_business_id, created_at, ${microsecondsOf(sql`created_at`)} AS sorted_by
      FROM reactions WHERE resource_id = ${resourceID} ${begins}
        AND NOT EXISTS (
          SELECT FROM silenced WHERE reader_id = ${readerID} AND is_blocked AND other_id IN (reactions.person_id, reactions.acting_business_id)
        )
      ORDER BY created_at DESC, person_id DESC LIMIT ${size}
    ) AS reaction ${joinAuthor(sql`reaction.acting_business_id`, sql`reaction.person_id`)}
    ORDER BY reaction.created_at DESC, reaction.person_id DESC
  `.execute(db);
  return rows;
}
