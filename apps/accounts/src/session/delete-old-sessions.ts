import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Deletes logins, codes, tokens and sessions that have ended, and revocations every reader has seen. */
export async function deleteOldSessions(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  const aDayAgo = sql<Date>`now() - interval '1 day'`;
  await db.deleteFrom('accounts.session_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('accounts.logins').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('accounts.revocations')
    .where('revoked_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  // A used token stays while its use again can be noticed: as long as it would have lived.
  await db.deleteFrom('accounts.refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('accounts.session_families')
    .where('created_at', '<', aDayAgo)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('revoked_at', '<', aDayAgo),
        not(
          exists(
            selectFrom('accounts.refresh_tokens')
              .select('token_hash')
              .whereRef('family_id', '=', 'accounts.session_families.id'),
          ),
        ),
      ]),
    )
    .execute();
}
