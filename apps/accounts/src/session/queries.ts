import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { secondsFromNow } from './seconds-from-now.ts';

export async function insertCode(
  db: Database,
  hash: Buffer,
  loginID: string,
  seconds: number,
): Promise<void> {
  await db
    .insertInto('accounts.session_codes')
    .values({ code_hash: hash, login_id: loginID, expires_at: secondsFromNow(seconds) })
    .execute();
}

/** Takes a code out: of several uses at once one finds it. */
export function takeCode(db: Database, hash: Buffer) {
  return db
    .deleteFrom('accounts.session_codes')
    .where('code_hash', '=', hash)
    .returning(['login_id', sql<boolean>`expires_at > now()`.as('is_valid')])
    .executeTakeFirst();
}

export async function insertRefreshToken(
  db: Database,
  hash: Buffer,
  familyID: string,
  seconds: number,
): Promise<Date> {
  const row = await db
    .insertInto('accounts.refresh_tokens')
    .values({
      token_hash: hash,
      family_id: familyID,
      expires_at: sql<Date>`least(${secondsFromNow(seconds)},
        (SELECT accounts.session_end(began_at) FROM accounts.session_families WHERE id = ${familyID}))`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** The result of using a refresh token: `renewed` with another one, or why not. */
export type Renewal =
  | { verdict: 'ended' | 'expired' }
  | {
      verdict: 'renewed';
      familyID: string;
      userID: string;
      loginID: string | null;
      expires: Date;
      ends: Date;
    };

/**
 * Uses a refresh token and puts another in its place, or ends its family when it was used more than `grace` seconds ago.
 * One statement, so that many at once hold each other up as little as can be. Its clock is read after it has waited for
 * others, and tokens are renewed only where the row it locked says so.
 */
export async function renewRefreshToken(
  db: Database,
  hash: Buffer,
  next: Buffer,
  { grace, seconds }: { grace: number; seconds: number },
): Promise<Renewal> {
  const { rows } = await sql<{
    verdict: 'ended' | 'replayed' | 'expired' | 'good';
    family_id: string;
    user_id: string;
    login_id: string | null;
    expires_at: Date | null;
    ends: Date;
  }>`
    WITH found AS (
      SELECT token.token_hash, token.used_at, token.expires_at, family.id AS family_id, family.user_id, family.login_id,
        family.revoked_at, accounts.session_end(family.began_at) AS ends
      FROM accounts.refresh_tokens AS token JOIN accounts.session_families AS family ON family.id = token.family_id
      WHERE token.token_hash = ${hash} FOR UPDATE
    ), judged AS MATERIALIZED (
      SELECT *, CASE WHEN revoked_at IS NOT NULL THEN 'ended'
        WHEN used_at < clock_timestamp() - make_interval(secs => ${grace}) THEN 'replayed'
        WHEN least(expires_at, ends) <= clock_timestamp() THEN 'expired' ELSE 'good' END AS verdict
      FROM found
    ), used AS (
      UPDATE accounts.refresh_tokens AS token SET used_at = clock_timestamp() FROM judged
      WHERE token.token_hash = judged.token_hash AND judged.verdict = 'good' AND judged.used_at IS NULL
    ), renewed AS (
      INSERT INTO accounts.refresh_tokens (token_hash, family_id, expires_at)
      SELECT ${next}, family_id, least(now() + make_interval(secs => ${seconds}), ends) FROM judged WHERE verdict = 'good'
      RETURNING expires_at
    ), revoked AS (
      UPDATE accounts.session_families AS family SET revoked_at = now() FROM judged
      WHERE family.id = judged.family_id AND judged.verdict = 'replayed'
    )
    SELECT verdict, family_id, user_id, login_id, renewed.expires_at, ends FROM judged LEFT JOIN renewed ON true`.execute(
    db,
  );
  const [row] = rows;
  if (row?.verdict === 'expired') return { verdict: 'expired' };
  if (row?.verdict !== 'good' || !row.expires_at) return { verdict: 'ended' };
  return {
    verdict: 'renewed',
    familyID: row.family_id,
    userID: row.user_id,
    loginID: row.login_id,
    expires: row.expires_at,
    ends: row.ends,
  };
}

/**
 * Families revoked within so many seconds, as far as a reader cannot have seen them: `since` is what the last answer
 * gave as `next`. A revocation is told twice rather than never, since transactions commit in any order.
 */
export async function findRevocations(db: Database, seconds: number, since: string) {
  const { rows } = await sql<{ family: string | null; at: Date | null; next: string }>`
    SELECT family_id AS family, revoked_at AS at, pg_snapshot_xmin(pg_current_snapshot())::text AS next
    FROM (SELECT) AS always LEFT JOIN accounts.revocations
      ON revoked_in >= ${since}::xid8 AND revoked_at > now() - make_interval(secs => ${seconds})
    ORDER BY revoked_at, family_id`.execute(db);
  return {
    next: rows[0]?.next ?? '0',
    revocations: rows.flatMap(({ family, at }) => (family && at ? [{ family, at }] : [])),
  };
}
