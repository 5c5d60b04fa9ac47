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

/** Its owner logs in with it now. */
export async function notePasskeyUse(db: Database, credentialID: string): Promise<void> {
  await db
    .updateTable('accounts.passkeys')
    .set({ last_used_at: sql`now()` })
    .where('credential_id', '=', credentialID)
    .execute();
}

export async function deletePasskey(db: Database, userID: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userID)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
