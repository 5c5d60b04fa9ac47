import type { Database } from '@kontor/database';

/** Removes all of a person's; resolves with how many there were. */
export async function deletePasskeys(db: Database, userID: string): Promise<number> {
  const rows = await db
    .deleteFrom('accounts.passkeys')
    .where('user_id', '=', userID)
    .returning('id')
    .execute();
  return rows.length;
}
