import { blockingLimits, type HeldResource, type HoldCause, type ReportReason } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';

export interface HoldRow {
  resource_id: string;
  resource_type: HeldResource;
  author_id: string | null;
  cause: HoldCause;
  was_published: boolean;
  held_at: Date;
  publish_at: Date | null;
  reason: ReportReason | null;
  note: string | null;
  decided_at: Date | null;
}

interface NewHold {
  type: HeldResource;
  id: string;
  authorID: string | undefined;
  cause: HoldCause;
  wasPublished: boolean;
}

/** Holds something back for a day; what is held back already stays as it is. */
export async function insertHold(
  trx: Database,
  { type, id, authorID, cause, wasPublished }: NewHold,
): Promise<void> {
  await sql`
    INSERT INTO holds (resource_type, resource_id, author_id, cause, was_published, publish_at)
    VALUES (${type}, ${id}, ${authorID ?? null}::uuid, ${cause}, ${wasPublished},
      clock_timestamp() + make_interval(hours => ${blockingLimits.heldForHours}))
    ON CONFLICT DO NOTHING
  `.execute(trx);
}

export interface Refusal {
  reason: ReportReason;
  note: string | undefined;
  decidedBy: string;
}

/** Leaves something with its author for good, whether it was held back before or not. */
export async function upsertRefused(
  trx: Database,
  { type, id, authorID }: Pick<NewHold, 'type' | 'id' | 'authorID'>,
  { reason, note, decidedBy }: Refusal,
): Promise<void> {
  await sql`
    INSERT INTO holds AS known (resource_type, resource_id, author_id, cause, was_published, reason, note, decided_at, decided_by)
    VALUES (${type}, ${id}, ${authorID ?? null}::uuid, 'moderator', true, ${reason}, ${note ?? null}, clock_timestamp(), ${decidedBy})
    ON CONFLICT (resource_id) DO UPDATE SET publish_at = NULL, reason = excluded.reason, note = excluded.note,
      decided_at = excluded.decided_at, decided_by = excluded.decided_by
  `.execute(trx);
}

const columns = sql`
  resource_id, resource_type, author_id, cause, was_published, held_at, publish_at, reason, note, decided_at`;

/** What is held back, locked until the transaction ends (`holds_pkey`). */
export async function lockHold(trx: Database, id: string): Promise<HoldRow | undefined> {
  const { rows } = await sql<HoldRow>`
    SELECT ${columns} FROM holds WHERE resource_id = ${id} FOR UPDATE
  `.execute(trx);
  return rows[0];
}

export async function deleteHold(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('holds').where('resource_id', '=', id).execute();
}

/** What is to be published by now (`holds_waiting`). */
export async function findDue(db: ReadDatabase, limit: number): Promise<string[]> {
  const { rows } = await sql<{ resource_id: string }>`
    SELECT resource_id FROM holds WHERE publish_at <= now() ORDER BY publish_at, resource_id LIMIT ${limit}
  `.execute(db);
  return rows.map(({ resource_id }) => resource_id);
}

interface Page {
  state: 'waiting' | 'refused';
  from: MomentCursor | undefined;
  size: number;
}

/** A page of what waits, what is published next first, or of what was refused, the last first (`holds_waiting`, `holds_refused`). */
export async function findHolds(
  db: ReadDatabase,
  { state, from, size }: Page,
): Promise<(HoldRow & { sorted_by: string })[]> {
  const which =
    state === 'waiting'
      ? sql`publish_at IS NOT NULL ${from ? sql`AND (publish_at, resource_id) > ${endOf(from)}` : sql``}
          ORDER BY publish_at, resource_id`
      : sql`decided_at IS NOT NULL ${from ? sql`AND (decided_at, resource_id) < ${endOf(from)}` : sql``}
          ORDER BY decided_at DESC, resource_id DESC`;
  const { rows } = await sql<HoldRow & { sorted_by: string }>`
    SELECT ${columns}, ${microsecondsOf(sql`coalesce(publish_at, decided_at)`)} AS sorted_by
    FROM holds WHERE ${which} LIMIT ${size}
  `.execute(db);
  return rows;
}

/** Names of people and businesses, by id. */
export async function findNames(db: ReadDatabase, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, company_name AS name FROM business_cards WHERE id = ANY (${ids}::uuid[])
    UNION ALL SELECT id, first_name || ' ' || last_name FROM named_people WHERE id = ANY (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What was held back of somebody, what they decided, and that they wrote lately, the oldest first. */
export async function findHoldsOf(db: ReadDatabase, personID: string) {
  const { rows: held } = await sql<
    Pick<HoldRow, 'resource_type' | 'resource_id' | 'cause' | 'held_at' | 'reason' | 'note'>
  >`
    SELECT resource_type, resource_id, cause, held_at, reason, note FROM holds WHERE author_id = ${personID} ORDER BY held_at, resource_id
  `.execute(db);
  const { rows: decided } = await sql<{ resource_type: HeldResource; resource_id: string; decided_at: Date }>`
    SELECT resource_type, resource_id, decided_at FROM holds WHERE decided_by = ${personID} ORDER BY decided_at, resource_id
  `.execute(db);
  const { rows: written } = await sql<{ kind: HeldResource; mentions: number; written_at: Date }>`
    SELECT kind, mentions, written_at FROM written_texts WHERE person_id = ${personID} ORDER BY written_at, id
  `.execute(db);
  return { held, decided, written };
}
