import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Deletes requests that nobody waits for any more: a link that comes so late is of no use. */
export async function deleteOldRequests(db: Database): Promise<void> {
  await db
    .deleteFrom('accounts.password_requests')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
