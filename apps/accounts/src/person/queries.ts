import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Takes people to tell of: nobody else gets them until `lease` seconds have passed. */
export function takePeople(db: Database, count: number, lease: number) {
  return db
    .updateTable('accounts.person_events')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql`now() + make_interval(secs => ${lease})`,
    }))
    .where('user_id', 'in', ({ selectFrom }) =>
      selectFrom('accounts.person_events')
        .select('user_id')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['user_id', 'version', 'attempts'])
    .execute();
}

/** Done, unless the account has changed since it was taken. */
export async function markTold(db: Database, userID: string, version: number): Promise<void> {
  await db
    .deleteFrom('accounts.person_events')
    .where('user_id', '=', userID)
    .where('version', '=', version)
    .execute();
}

export async function markUntold(
  db: Database,
  userID: string,
  reason: string,
  retryIn: number,
): Promise<void> {
  await db
    .updateTable('accounts.person_events')
    .set({ next_attempt_at: sql`now() + make_interval(secs => ${retryIn})`, last_error: reason })
    .where('user_id', '=', userID)
    .execute();
}
