import type { FollowUpSubjectType } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

/** What somebody means to come back to. */
export interface SubjectRef {
  subject_type: FollowUpSubjectType;
  subject_id: string;
  /** Of a conversation: the business whose it is. */
  business_id: string | null;
}

export interface FollowUpRow extends SubjectRef {
  id: string;
  /** YYYY-MM-DD */
  day: string;
  note: string | null;
  revision: number;
  done_at: Date | null;
  created_at: Date;
  changed_at: Date;
  sorted_by: string;
}

const dayAsMoment = sql`(day::timestamp AT TIME ZONE 'UTC')`;

const columns = (sortedBy: RawBuilder<unknown>) => sql`
  id, subject_type, subject_id, business_id, day::text, note, revision, done_at, created_at, changed_at,
  ${microsecondsOf(sortedBy)} AS sorted_by`;

interface Page {
  personID: string;
  isDone: boolean;
  from: MomentCursor | undefined;
  size: number;
}

/** A page of what is to be done, the first day first, or of what is done, the last first (`follow_ups_of_person`). */
export async function findFollowUps(
  db: ReadDatabase,
  { personID, isDone, from, size }: Page,
): Promise<FollowUpRow[]> {
  const sortedBy = isDone ? sql`done_at` : dayAsMoment;
  const beyond = isDone ? sql`<` : sql`>`;
  const order = isDone ? sql`DESC` : sql`ASC`;
  const { rows } = await sql<FollowUpRow>`
    SELECT ${columns(sortedBy)} FROM follow_ups
    WHERE person_id = ${personID} AND deleted_at IS NULL AND (done_at IS NOT NULL) = ${isDone}
      ${from ? sql`AND (${sortedBy}, id) ${beyond} ${endOf(from)}` : sql``}
    ORDER BY ${sortedBy} ${order}, id ${order} LIMIT ${size}
  `.execute(db);
  return rows;
}

export async function countFollowUps(
  db: ReadDatabase,
  personID: string,
): Promise<{ open: number; done: number }> {
  const { rows } = await sql<{ open: number; done: number }>`
    SELECT count(*) FILTER (WHERE done_at IS NULL)::int AS open, count(done_at)::int AS done
    FROM follow_ups WHERE person_id = ${personID} AND deleted_at IS NULL
  `.execute(db);
  return rows[0] ?? { open: 0, done: 0 };
}

/** Undefined where a person has no such follow-up. */
export async function findFollowUp(
  db: ReadDatabase,
  personID: string,
  id: string,
): Promise<FollowUpRow | undefined> {
  const { rows } = await sql<FollowUpRow>`
    SELECT ${columns(dayAsMoment)} FROM follow_ups
    WHERE id = ${id} AND person_id = ${personID} AND deleted_at IS NULL
  `.execute(db);
  return rows[0];
}

/** Whoever has one more to do waits for another one they get. @returns how many they have */
export async function countOpenLocked(trx: Database, personID: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('follow-ups of ' || ${personID}, 0))`.execute(trx);
  return (await countFollowUps(trx, personID)).open;
}

export async function insertFollowUp(
  trx: Database,
  personID: string,
  { day, note, ...subject }: SubjectRef & { day: string; note: string | null },
): Promise<string> {
  const { id } = await trx
    .insertInto('follow_ups')
    .values({ person_id: personID, ...subject, day, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a follow-up that is not deleted. @returns its id; undefined where a person has no such one */
async function change(
  trx: Database,
  { personID, id }: { personID: string; id: string },
  changed: RawBuilder<unknown>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    UPDATE follow_ups SET ${changed}, revision = revision + 1, changed_at = now()
    WHERE id = ${id} AND person_id = ${personID} AND deleted_at IS NULL RETURNING id
  `.execute(trx);
  return rows[0]?.id;
}

/** On another day it is told again; put back to the one it was told for, it is not. */
export function updateFollowUp(
  trx: Database,
  personID: string,
  id: string,
  { day, note }: { day: string; note: string | null },
): Promise<string | undefined> {
  return change(trx, { personID, id }, sql`day = ${day}, note = ${note}`);
}

/** What is done stays done since then. */
export function updateDone(trx: Database, personID: string, id: string): Promise<string | undefined> {
  return change(trx, { personID, id }, sql`done_at = coalesce(done_at, now())`);
}

export function updateOpen(trx: Database, personID: string, id: string): Promise<string | undefined> {
  return change(trx, { personID, id }, sql`done_at = NULL`);
}

export function updateDeleted(trx: Database, personID: string, id: string): Promise<string | undefined> {
  return change(trx, { personID, id }, sql`deleted_at = now()`);
}

/** Whether a follow-up of a person is deleted; undefined where there is none, or none any more. */
export async function findIsDeleted(
  db: ReadDatabase,
  personID: string,
  id: string,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('follow_ups')
    .select('deleted_at')
    .where('id', '=', id)
    .where('person_id', '=', personID)
    .executeTakeFirst();
  return row && row.deleted_at !== null;
}

export async function updateRestored(trx: Database, personID: string, id: string): Promise<void> {
  await sql`
    UPDATE follow_ups SET deleted_at = NULL, revision = revision + 1, changed_at = now()
    WHERE id = ${id} AND person_id = ${personID}
  `.execute(trx);
}

/** One whose day may have come. */
export interface ComingRow extends SubjectRef {
  id: string;
  person_id: string;
  day: string;
  note: string | null;
}

/** Those nobody was told of yet, up to a day, behind another one (`follow_ups_to_tell`). */
export async function findComing(
  db: ReadDatabase,
  { until, after, atOnce }: { until: string; after: ComingRow | undefined; atOnce: number },
): Promise<ComingRow[]> {
  const behind = after ? sql`AND (day, id) > (${after.day}::date, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<ComingRow>`
    SELECT id, person_id, subject_type, subject_id, business_id, day::text, note FROM follow_ups
    WHERE told_for IS DISTINCT FROM day AND done_at IS NULL AND deleted_at IS NULL AND day <= ${until}::date ${behind}
    ORDER BY day, id LIMIT ${atOnce}
  `.execute(db);
  return rows;
}

/** @returns whether it is still to be told on that day, and was not before */
export async function markTold(trx: Database, { id, day }: Pick<ComingRow, 'id' | 'day'>): Promise<boolean> {
  const { rows } = await sql`
    UPDATE follow_ups SET told_for = day
    WHERE id = ${id} AND day = ${day}::date AND told_for IS DISTINCT FROM day AND done_at IS NULL AND deleted_at IS NULL RETURNING id
  `.execute(trx);
  return rows.length > 0;
}

/** What was deleted a day ago, and what was done 90 days ago (`follow_ups_past`). @returns how many */
export async function deletePast(trx: Database, atOnce: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM follow_ups WHERE id = ANY (ARRAY(
      SELECT id FROM follow_ups
      WHERE coalesce(deleted_at, done_at) < now() - interval '1 day'
        AND (deleted_at < now() - interval '1 day' OR done_at < now() - interval '90 days')
      LIMIT ${atOnce}
    )) RETURNING id
  `.execute(trx);
  return rows.length;
}

/** All that a person has, deleted ones included, the first day first. */
export function findAllFollowUps(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('follow_ups')
    .select([
      'id',
      'subject_type',
      'subject_id',
      'business_id',
      'note',
      'done_at',
      'deleted_at',
      'created_at',
    ])
    .select(sql<string>`day::text`.as('day'))
    .where('person_id', '=', personID)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

export async function deleteFollowUpsOf(trx: Database, personID: string): Promise<void> {
  await trx.deleteFrom('follow_ups').where('person_id', '=', personID).execute();
}
