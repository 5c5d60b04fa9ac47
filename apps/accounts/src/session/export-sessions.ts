import type { Database } from '@kontor/database';

/** What is stored of the browsers and sessions of a person, for their archive. */
export async function exportSessions(db: Database, userID: string) {
  const devices = await db
    .selectFrom('accounts.logins')
    .select(['user_agent as userAgent', 'ip_address as address', 'created_at as signedInAt'])
    .select(['updated_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
  const sessions = await db
    .selectFrom('accounts.session_families')
    .select(['id', 'created_at as createdAt', 'revoked_at as endedAt'])
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .execute();
  return { devices, sessions };
}
