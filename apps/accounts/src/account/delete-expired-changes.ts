import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export async function deleteExpiredChanges(db: Database): Promise<void> {
  await db.deleteFrom('accounts.email_changes').where('expires_at', '<', sql<Date>`now()`).execute();
}
