import type { Database } from '@kontor/database';

/** What is stored of the passkeys of a person, for their archive. */
export function exportPasskeys(db: Database, userID: string) {
  return db
    .selectFrom('accounts.passkeys')
    .select(['name', 'device_type as deviceType', 'backed_up as isBackedUp', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
}
