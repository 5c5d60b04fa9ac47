import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export async function insertPasswordRequest(db: Database, email: string, back: string): Promise<void> {
  await db.insertInto('accounts.password_requests').values({ email, back }).execute();
}

/** The request that has been due for longest and that nobody else works on; it stays locked until the transaction ends. */
export function lockPasswordRequest(db: Database) {
  return db
    .selectFrom('accounts.password_requests')
    .select(['id', 'email', 'back'])
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function deletePasswordRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom('accounts.password_requests').where('id', '=', id).execute();
}

export async function postponePasswordRequest(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('accounts.password_requests')
    .set({ next_attempt_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}
