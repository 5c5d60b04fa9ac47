import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { secondsFromNow } from './seconds-from-now.ts';

function loginOf(db: Database, id: string) {
  return db.selectFrom('accounts.logins').where('id', '=', id);
}

/** The account of a login that still lives. */
export async function findUserOfLogin(db: Database, loginID: string): Promise<string | undefined> {
  const row = await loginOf(db, loginID)
    .select('user_id')
    .where('expires_at', '>', sql<Date>`now()`)
    // It cannot be ended while a session is created for it.
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id;
}

/** A device whose session is renewed is in use. Written at most every few minutes. */
export async function extendLogin(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('accounts.logins')
    .set({ expires_at: secondsFromNow(seconds), updated_at: sql`now()` })
    .where('id', '=', id)
    .where('updated_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .execute();
}

export async function deleteLogin(db: Database, id: string): Promise<void> {
  await db.deleteFrom('accounts.logins').where('id', '=', id).execute();
}

/** Ends logins of an account, all or all but one, and with them the product's sessions that came from them. */
export async function endLogins(db: Database, userID: string, except?: string): Promise<void> {
  await db
    .deleteFrom('accounts.logins')
    .where('user_id', '=', userID)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

/** Logins that live, with the last time the product renewed its session there: what is used goes on doing so. */
export function findLogins(db: Database, userID: string) {
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

/** Whether the account has such a login. */
export async function deleteLoginOf(db: Database, userID: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.logins')
    .where('id', '=', id)
    .where('user_id', '=', userID)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the session began that a login belongs to; it ends a fixed time after that. */
export async function findBeginning(db: Database, id: string): Promise<Date | undefined> {
  const row = await loginOf(db, id).select('began_at').executeTakeFirst();
  return row?.began_at;
}

export async function setBeginning(db: Database, loginID: string, beganAt: Date): Promise<void> {
  await db.updateTable('accounts.logins').set({ began_at: beganAt }).where('id', '=', loginID).execute();
}

/** Whether whoever uses a login showed who they are within the last so many seconds. */
export async function isConfirmed(db: Database, loginID: string, seconds: number): Promise<boolean> {
  const row = await loginOf(db, loginID)
    .select('id')
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever uses this login has just shown who they are. */
export async function storeConfirmation(db: Database, loginID: string): Promise<void> {
  await db
    .updateTable('accounts.logins')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', loginID)
    .execute();
}
