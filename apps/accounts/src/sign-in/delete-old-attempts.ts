import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Deletes attempts that count no more, and what better-auth remembers of challenges that have expired. */
export async function deleteOldAttempts(db: Database): Promise<void> {
  await db.deleteFrom('accounts.verifications').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('accounts.attempts')
    .where('last_at', '<', sql<Date>`now() - interval '2 days'`)
    .execute();
}
