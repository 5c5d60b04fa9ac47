import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export function findPasskeys(db: Database, userID: string) {
  return db
    .selectFrom('accounts.passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
}

export async function countPasskeys(db: Database, userID: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts.passkeys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userID)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose a passkey is, by the id its device gave it. */
export async function findPasskeyOwner(db: Database, credentialID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.passkeys')
    .select('user_id')
    .where('credential_id', '=', credentialID)
    .executeTakeFirst();
  return row?.user_id;
}

/** Its owner logs in with it now. */
export async function notePasskeyUse(db: Database, credentialID: string): Promise<void> {
  await db
    .updateTable('accounts.passkeys')
    .set({ last_used_at: sql`now()` })
    .where('credential_id', '=', credentialID)
    .execute();
}

/** Its name ('' for none), or undefined when the person has no such passkey. */
export async function deletePasskey(db: Database, userID: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('accounts.passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userID)
    .returning('name')
    .executeTakeFirst();
  return row && (row.name ?? '');
}
