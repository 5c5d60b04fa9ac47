import type { Database } from '@kontor/database';

/** The security log of a person, whole, for their archive. */
export function exportEvents(db: Database, userID: string) {
  return db
    .selectFrom('accounts.security_events')
    .select(['kind', 'at', 'address', 'user_agent as userAgent', 'details'])
    .where('user_id', '=', userID)
    .orderBy('id')
    .execute();
}
