import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** A family began when its login did; `ends` is when it ends however much it is used. */
export async function insertFamily(
  db: Database,
  userID: string,
  loginID: string,
): Promise<{ id: string; ends: Date }> {
  return db
    .insertInto('accounts.session_families')
    .columns(['user_id', 'login_id', 'began_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('accounts.logins')
        .select([val(userID).$castTo<string>().as('user_id'), 'id', 'began_at'])
        .where('id', '=', loginID),
    )
    .returning(['id', sql<Date>`accounts.session_end(began_at)`.as('ends')])
    .executeTakeFirstOrThrow();
}

/** Ends those of an account's or a family's sessions that live. */
async function revoke(db: Database, column: 'id' | 'user_id', value: string): Promise<void> {
  await db
    .updateTable('accounts.session_families')
    .set({ revoked_at: sql`now()` })
    .where(column, '=', value)
    .where('revoked_at', 'is', null)
    .execute();
}

export function revokeFamily(db: Database, id: string): Promise<void> {
  return revoke(db, 'id', id);
}

/** Sessions whose login is gone already, too. */
export function endSessions(db: Database, userID: string): Promise<void> {
  return revoke(db, 'user_id', userID);
}

/** A family with what ends it. */
export function findFamily(db: Database, id: string) {
  return db
    .selectFrom('accounts.session_families')
    .select(['id', 'login_id', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes the product's sessions from a login, so that they do not end with it. */
export async function detachSessions(db: Database, loginID: string): Promise<string[]> {
  const rows = await db
    .updateTable('accounts.session_families')
    .set({ login_id: null })
    .where('login_id', '=', loginID)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function attachSessions(db: Database, families: string[], loginID: string): Promise<void> {
  if (families.length === 0) return;
  await db
    .updateTable('accounts.session_families')
    .set({ login_id: loginID })
    .where('id', 'in', families)
    .execute();
}
