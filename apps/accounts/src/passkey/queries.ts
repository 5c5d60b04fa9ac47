import type { Database } from '@kontor/database';

export function findPasskeys(db: Database, userID: string) {
  return db
    .selectFrom('accounts.passkeys')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userID)
    .orderBy('created_at')
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
