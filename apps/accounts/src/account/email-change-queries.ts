import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** A new wish takes the place of an older one. */
export async function beginEmailChange(db: Database, userID: string, newEmail: string): Promise<void> {
  const change = {
    new_email: newEmail,
    old_agreed: false,
    new_agreed: false,
    expires_at: sql<Date>`now() + interval '24 hours'`,
  };
  await db
    .insertInto('accounts.email_changes')
    .values({ user_id: userID, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

export async function agreeToEmail(
  db: Database,
  userID: string,
  side: 'old' | 'new',
): Promise<{ newEmail: string; bothAgreed: boolean } | undefined> {
  const row = await db
    .updateTable('accounts.email_changes')
    .set(side === 'old' ? { old_agreed: true } : { new_agreed: true })
    .where('user_id', '=', userID)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['new_email', 'old_agreed', 'new_agreed'])
    .executeTakeFirst();
  return row && { newEmail: row.new_email, bothAgreed: row.old_agreed && row.new_agreed };
}

export async function finishEmailChange(db: Database, userID: string, email: string): Promise<void> {
  await db.deleteFrom('accounts.email_changes').where('user_id', '=', userID).execute();
  // Links sent to the old address are no use any more.
  await db.deleteFrom('accounts.links').where('user_id', '=', userID).execute();
  await db
    .updateTable('accounts.users')
    .set({ email, updated_at: sql`now()` })
    .where('id', '=', userID)
    .execute();
}
