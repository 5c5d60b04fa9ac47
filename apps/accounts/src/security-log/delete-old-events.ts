import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export async function deleteOldEvents(db: Database): Promise<void> {
  await db
    .deleteFrom('accounts.security_events')
    .where('at', '<', sql<Date>`now() - interval '12 months'`)
    .execute();
}
