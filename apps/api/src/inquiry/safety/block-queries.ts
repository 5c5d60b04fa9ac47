import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { endOf, type MomentCursor, microsecondsOf } from '../../cursor/moment-cursor.ts';
import type { Party } from '../party.ts';
import { columnsOf } from './contact-queries.ts';

/** Whether nobody of these lets any of those write (`blocks_pkey`). */
export async function findIsBlocked(
  db: ReadDatabase,
  blockerIDs: readonly string[],
  writerIDs: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ is_blocked: boolean }>`
    SELECT EXISTS (SELECT FROM blocks
      WHERE blocker_id = ANY (${blockerIDs}::uuid[]) AND blocked_id = ANY (${writerIDs}::uuid[])) AS is_blocked
  `.execute(db);
  return rows[0]?.is_blocked === true;
}

/** @returns whether it was not there before */
export async function insertBlock(db: Database, blocker: Party, blocked: Party): Promise<boolean> {
  const [own, other] = [columnsOf(blocker), columnsOf(blocked)];
  const { rows } = await sql`
    INSERT INTO blocks (blocker_business_id, blocker_person_id, blocked_business_id, blocked_person_id)
    VALUES (${own.businessID}, ${own.personID}, ${other.businessID}, ${other.personID})
    ON CONFLICT DO NOTHING RETURNING blocker_id
  `.execute(db);
  return rows.length > 0;
}

/** @returns whether it was there */
export async function deleteBlock(db: Database, blockerID: string, blockedID: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM blocks WHERE blocker_id = ${blockerID} AND blocked_id = ${blockedID} RETURNING blocked_id
  `.execute(db);
  return rows.length > 0;
}

interface BlockRow {
  blocked_business_id: string | null;
  blocked_person_id: string | null;
  blocked_id: string;
  created_at: Date;
  sorted_by: string;
}

/** A page of those a party has blocked, the last first (`blocks_of_party`). */
export async function findBlocks(
  db: ReadDatabase,
  { blockerID, from, size }: { blockerID: string; from: MomentCursor | undefined; size: number },
): Promise<BlockRow[]> {
  const begins = from ? sql`AND (created_at, blocked_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<BlockRow>`
    SELECT blocked_business_id, blocked_person_id, blocked_id, created_at,
      ${microsecondsOf(sql`created_at`)} AS sorted_by
    FROM blocks WHERE blocker_id = ${blockerID} ${begins} ORDER BY created_at DESC, blocked_id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** Until when a person, or the business they act as, may send nothing (`sending_suspensions_of_…`). */
export async function findSuspension(
  db: ReadDatabase,
  { personID, businessID }: { personID: string; businessID: string | undefined },
): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    SELECT max(until) AS until FROM sending_suspensions
    WHERE until > now() AND (person_id = ${personID} OR business_id = ${businessID ?? null}::uuid)
  `.execute(db);
  return rows[0]?.until ?? undefined;
}

export async function insertSuspension(db: Database, party: Party, days: number): Promise<void> {
  const { businessID, personID } = columnsOf(party);
  await sql`
    INSERT INTO sending_suspensions (business_id, person_id, until)
    VALUES (${businessID}, ${personID}, now() + make_interval(days => ${days}))
  `.execute(db);
}
