import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/**
 * Deletes invitations 30 days after they ended (`business_invitations_by_age`), expired offers of ownership
 * (`ownership_transfers_by_age`), and requests to join 30 days after they were made or declined (`business_join_requests_by_age`).
 */
export async function deleteOldAnswers(db: Database): Promise<void> {
  await sql`DELETE FROM business_invitations WHERE expires_at < now() - interval '30 days'`.execute(db);
  await sql`DELETE FROM ownership_transfers WHERE expires_at < now()`.execute(db);
  await sql`
    DELETE FROM business_join_requests
    WHERE created_at < now() - interval '30 days' AND coalesce(declined_at, created_at) < now() - interval '30 days'
  `.execute(db);
}
