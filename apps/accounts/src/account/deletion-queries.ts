import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export async function scheduleDeletion(db: Database, userID: string, days: number): Promise<Date> {
  const row = await db
    .updateTable('accounts.users')
    .set({ delete_after: sql`now() + make_interval(days => ${days})`, updated_at: sql`now()` })
    .where('id', '=', userID)
    .returning(sql<Date>`delete_after`.as('deleteAfter'))
    .executeTakeFirstOrThrow();
  return row.deleteAfter;
}

/** Which of these people have an account they mean to keep. */
export async function findStaying(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('accounts.users')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('email_confirmed', '=', true)
    .where('delete_after', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether there was a deletion to undo. */
export async function clearDeletion(db: Database, userID: string): Promise<boolean> {
  const rows = await db
    .updateTable('accounts.users')
    .set({ delete_after: null, updated_at: sql`now()` })
    .where('id', '=', userID)
    .where('delete_after', 'is not', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Deletes accounts whose time to undo is over; what belongs to them goes with them. */
export async function deleteDueAccounts(db: Database): Promise<number> {
  const rows = await db
    .deleteFrom('accounts.users')
    .where('delete_after', '<=', sql<Date>`now()`)
    .returning('id')
    .execute();
  return rows.length;
}

/** Accounts that were never confirmed, so that nobody keeps an address from its owner. */
export async function deleteUnconfirmedAccounts(db: Database, days: number): Promise<number> {
  const rows = await db
    .deleteFrom('accounts.users')
    .where('email_confirmed', '=', false)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .returning('id')
    .execute();
  return rows.length;
}
