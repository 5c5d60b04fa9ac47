import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export async function deleteOldMails(db: Database): Promise<void> {
  await db
    .deleteFrom('accounts.mails')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
