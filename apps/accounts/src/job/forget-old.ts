import type { Database } from '@kontor/database';
import { sql } from 'kysely';

const before = (interval: string) => sql<Date>`now() - ${interval}::interval`;

/** Deletes what has expired and what was kept only for a while. */
export async function forgetOld(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await db.deleteFrom('accounts.session_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('accounts.verifications').where('expires_at', '<', now).execute();
  await db.deleteFrom('accounts.links').where('expires_at', '<', now).execute();
  await db.deleteFrom('accounts.email_changes').where('expires_at', '<', now).execute();
  await db.deleteFrom('accounts.logins').where('expires_at', '<', now).execute();
  await db.deleteFrom('accounts.revocations').where('revoked_at', '<', before('1 hour')).execute();
  await db.deleteFrom('accounts.attempts').where('last_at', '<', before('2 days')).execute();
  // A link that comes so late is not waited for any more.
  await db.deleteFrom('accounts.password_requests').where('created_at', '<', before('1 hour')).execute();
  await db.deleteFrom('accounts.mails').where('created_at', '<', before('30 days')).execute();
  await db.deleteFrom('accounts.security_events').where('at', '<', before('12 months')).execute();
  // A used token is kept while its use again can be noticed: as long as it would have lived.
  await db.deleteFrom('accounts.refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('accounts.session_families')
    .where('created_at', '<', before('1 day'))
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('revoked_at', '<', before('1 day')),
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
