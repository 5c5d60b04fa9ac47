import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export async function deleteExpiredLinks(db: Database): Promise<void> {
  await db.deleteFrom('accounts.links').where('expires_at', '<', sql<Date>`now()`).execute();
}
