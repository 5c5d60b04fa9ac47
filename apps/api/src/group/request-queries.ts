import { groupLimits } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import type { RequestState } from './group-row.ts';

const days = groupLimits.askAgainAfterDays;

interface Pair {
  groupID: string;
  personID: string;
}

interface KnownRequest {
  state: RequestState;
  /** It was asked, or they were invited, less than 30 days ago; the same of what became of it. */
  is_lately: boolean;
  is_decided_lately: boolean;
}

/** What there is between a person and a group, locked until the transaction ends (`group_requests_pkey`). */
export async function lockRequest(
  trx: Database,
  { groupID, personID }: Pair,
): Promise<KnownRequest | undefined> {
  const { rows } = await sql<KnownRequest>`
    SELECT state, asked_at > now() - make_interval(days => ${days}) AS is_lately,
      coalesce(decided_at > now() - make_interval(days => ${days}), false) AS is_decided_lately
    FROM group_requests WHERE group_id = ${groupID} AND person_id = ${personID} FOR UPDATE
  `.execute(trx);
  return rows[0];
}

/** @param isAnew as if for the first time */
export async function upsertAsked(
  trx: Database,
  { groupID, personID, content, isAnew }: Pair & { content: string | null; isAnew: boolean },
): Promise<void> {
  await sql`
    INSERT INTO group_requests AS known (group_id, person_id, state, content) VALUES (${groupID}, ${personID}, 'asked', ${content})
    ON CONFLICT (group_id, person_id) DO UPDATE SET state = 'asked', content = excluded.content, decided_at = NULL, invited_by = NULL,
      asked_at = CASE WHEN ${isAnew}::boolean THEN excluded.asked_at ELSE known.asked_at END
  `.execute(trx);
}

export async function upsertInvited(
  trx: Database,
  { groupID, personID, invitedBy, isAnew }: Pair & { invitedBy: string; isAnew: boolean },
): Promise<void> {
  await sql`
    INSERT INTO group_requests AS known (group_id, person_id, state, invited_by) VALUES (${groupID}, ${personID}, 'invited', ${invitedBy})
    ON CONFLICT (group_id, person_id) DO UPDATE SET state = 'invited', content = NULL, decided_at = NULL, invited_by = excluded.invited_by,
      asked_at = CASE WHEN ${isAnew}::boolean THEN excluded.asked_at ELSE known.asked_at END
  `.execute(trx);
}

/** Nobody asks again for a while: they were declined, or taken out. */
export async function upsertDeclined(trx: Database, { groupID, personID }: Pair): Promise<void> {
  await sql`
    INSERT INTO group_requests (group_id, person_id, state, decided_at) VALUES (${groupID}, ${personID}, 'declined', now())
    ON CONFLICT (group_id, person_id) DO UPDATE SET state = 'declined', decided_at = now(), invited_by = NULL
  `.execute(trx);
}

/** @returns whether it was in the state before */
export async function updateState(
  trx: Database,
  { groupID, personID }: Pair,
  { from, to }: { from: RequestState; to: RequestState },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE group_requests SET state = ${to}, decided_at = now()
    WHERE group_id = ${groupID} AND person_id = ${personID} AND state = ${from} RETURNING person_id
  `.execute(trx);
  return rows.length > 0;
}

/** @returns whether there was one in that state */
export async function deleteRequest(
  trx: Database,
  { groupID, personID }: Pair,
  state?: RequestState,
): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM group_requests WHERE group_id = ${groupID} AND person_id = ${personID}
      ${state === undefined ? sql`` : sql`AND state = ${state}`} RETURNING person_id
  `.execute(trx);
  return rows.length > 0;
}

export interface WaitingRow extends AuthorRow {
  person_id: string;
  content: string | null;
  asked_at: Date;
  sorted_by: string;
}

/** Who asks, or was invited, the last first (`group_requests_waiting`). Who declined an invitation is among the invited: a refusal is not told. */
export async function findWaiting(
  db: ReadDatabase,
  {
    groupID,
    states,
    from,
    size,
  }: { groupID: string; states: readonly RequestState[]; from: MomentCursor | undefined; size: number },
): Promise<WaitingRow[]> {
  const begins = from ? sql`AND (request.asked_at, request.person_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<WaitingRow>`
    SELECT request.person_id, request.content, request.asked_at, ${microsecondsOf(sql`request.asked_at`)} AS sorted_by, ${authorColumns}
    FROM group_requests AS request ${joinAuthor(sql`NULL::uuid`, sql`request.person_id`)}
    WHERE request.group_id = ${groupID} AND request.state = ANY (${states}) ${begins}
    ORDER BY request.asked_at DESC, request.person_id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

export async function countInvited(db: ReadDatabase, groupID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM group_requests WHERE group_id = ${groupID} AND state IN ('invited', 'refused')
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findIsPerson(db: ReadDatabase, personID: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM named_people WHERE id = ${personID}`.execute(db);
  return rows.length > 0;
}

export async function findNames(
  db: ReadDatabase,
  personIDs: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, concat_ws(' ', first_name, last_name) AS name FROM named_people WHERE id = ANY (${personIDs}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findRequestsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('group_requests')
    .innerJoin('groups', 'groups.id', 'group_requests.group_id')
    .select(['group_id', 'name', 'state', 'content', 'asked_at'])
    .where('person_id', '=', personID)
    .orderBy('asked_at')
    .execute();
}

/** Whom a person invited (`group_requests_by_inviter`). */
export async function findInvitedBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('group_requests')
    .select(['group_id', 'person_id', 'asked_at'])
    .where('invited_by', '=', personID)
    .orderBy('asked_at')
    .execute();
}

export async function deleteRequestsOf(trx: Database, personID: string): Promise<void> {
  await trx.deleteFrom('group_requests').where('person_id', '=', personID).execute();
}

/** Forgets what may be asked again (`group_requests_by_age`). */
export async function deleteOldRequests(trx: Database, limit: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM group_requests WHERE (group_id, person_id) IN (
      SELECT group_id, person_id FROM group_requests
      WHERE decided_at < now() - make_interval(days => ${days}) AND asked_at < now() - make_interval(days => ${days})
      ORDER BY decided_at LIMIT ${limit}
    ) RETURNING person_id
  `.execute(trx);
  return rows.length;
}
