import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** With the last time the product renewed its session there: what is used goes on doing so. */
export function findDevices(db: Database, userID: string) {
  const lastUsedAt = sql<Date>`greatest(login.updated_at, (
    SELECT max(token.created_at) FROM accounts.session_families AS family
    JOIN accounts.refresh_tokens AS token ON token.family_id = family.id
    WHERE family.login_id = login.id))`;
  return db
    .selectFrom('accounts.logins as login')
    .select(['id', 'user_agent', 'ip_address', 'created_at', lastUsedAt.as('last_used_at')])
    .where('user_id', '=', userID)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteDevice(db: Database, userID: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.logins')
    .where('id', '=', id)
    .where('user_id', '=', userID)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the session began that a login belongs to; it ends a fixed time after that. */
export async function findBeginning(db: Database, loginID: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts.logins')
    .select('began_at')
    .where('id', '=', loginID)
    .executeTakeFirst();
  return row?.began_at;
}

export async function setBeginning(db: Database, loginID: string, beganAt: Date): Promise<void> {
  await db.updateTable('accounts.logins').set({ began_at: beganAt }).where('id', '=', loginID).execute();
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

/** Users by their ids, with what browsers are known by. */
export function findDeviceOwners(db: Database, userIDs: string[]) {
  return db
    .selectFrom('accounts.users as user')
    .leftJoin('accounts.credentials as credential', (join) =>
      join.onRef('credential.user_id', '=', 'user.id').on('credential.provider_id', '=', 'credential'),
    )
    .select(['user.id', 'user.email', 'credential.password_hash'])
    .where('user.id', 'in', userIDs)
    .execute();
}
