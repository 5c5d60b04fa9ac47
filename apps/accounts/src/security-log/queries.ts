import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { failureKinds, failuresPerHour, type SecurityEvent } from './security-event.ts';

interface Origin {
  address: string | undefined;
  userAgent: string | undefined;
  /** Of what another service told. */
  sourceID?: string;
}

/** Adds an event; false for one that was told before, and for a failure when the account has had enough of them this hour. */
export async function insertEvent(
  db: Database,
  { userID, kind, details = {} }: SecurityEvent,
  { address, userAgent, sourceID }: Origin,
): Promise<boolean> {
  const isLimited = failureKinds.includes(kind);
  const { rows } = await sql`
    INSERT INTO accounts.security_events (user_id, kind, address, user_agent, details, source_id)
    SELECT ${userID}, ${kind}, ${address ?? null}, ${userAgent ?? null}, ${JSON.stringify(details)}::jsonb,
      ${sourceID ?? null}::uuid
    WHERE NOT ${isLimited} OR ${failuresPerHour} > (
      SELECT count(*) FROM accounts.security_events
      WHERE user_id = ${userID} AND kind = ${kind} AND at > now() - interval '1 hour')
    ON CONFLICT (source_id) DO NOTHING
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** A person's latest events before one of them. */
export function findEvents(
  db: Database,
  userID: string,
  { before, limit }: { before?: number; limit: number },
) {
  return db
    .selectFrom('accounts.security_events')
    .select(['id', 'kind', 'at', 'address', 'user_agent', 'details'])
    .where('user_id', '=', userID)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertFailedLogin(
  db: Database,
  failed: { email: string; kind: 'login-failed' | 'login-refused'; address: string; userAgent?: string },
): Promise<void> {
  const { email, kind, address, userAgent } = failed;
  await db
    .insertInto('accounts.failed_logins')
    .values({ email, kind, address, user_agent: userAgent ?? null })
    .execute();
}

/** A failed login that was taken from the queue. */
export interface TakenFailure {
  kind: 'login-failed' | 'login-refused';
  address: string;
  /** Undefined for an address without an account. */
  userID: string | undefined;
  /** Whether there is an event of it. */
  isStored: boolean;
}

/** Moves failed logins of accounts to the log and deletes the others. One statement: each is moved once, and none is lost. */
export async function takeFailedLogins(db: Database, count: number): Promise<TakenFailure[]> {
  const { rows } = await sql<{
    kind: TakenFailure['kind'];
    address: string;
    user_id: string | null;
    is_stored: boolean;
  }>`
    WITH taken AS (
      DELETE FROM accounts.failed_logins WHERE id IN (
        SELECT id FROM accounts.failed_logins ORDER BY id LIMIT ${count} FOR UPDATE SKIP LOCKED)
      RETURNING *
    ), known AS (
      SELECT taken.*, account.id AS user_id,
        row_number() OVER (PARTITION BY account.id, taken.kind ORDER BY taken.id) AS nth
      FROM taken LEFT JOIN accounts.known_addresses AS account ON account.email = taken.email
    ), judged AS (
      SELECT *, user_id IS NOT NULL AND nth + (
        SELECT count(*) FROM accounts.security_events AS event
        WHERE event.user_id = known.user_id AND event.kind = known.kind AND event.at > now() - interval '1 hour'
      ) <= ${failuresPerHour} AS is_stored
      FROM known
    ), written AS (
      INSERT INTO accounts.security_events (user_id, kind, at, address, user_agent)
      SELECT user_id, kind, at, address, user_agent FROM judged WHERE is_stored ORDER BY id
    )
    SELECT kind, address, user_id, is_stored FROM judged ORDER BY id`.execute(db);
  return rows.map(({ kind, address, user_id, is_stored }) => ({
    kind,
    address,
    userID: user_id ?? undefined,
    isStored: is_stored,
  }));
}
