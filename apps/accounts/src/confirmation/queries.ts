import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Whether whoever uses a login showed who they are within the last so many seconds. */
export async function isConfirmed(db: Database, loginID: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts.logins')
    .select('id')
    .where('id', '=', loginID)
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever uses this login has just shown who they are. */
export async function storeConfirmation(db: Database, loginID: string): Promise<void> {
  await db
    .updateTable('accounts.logins')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', loginID)
    .execute();
}
