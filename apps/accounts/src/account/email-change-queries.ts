import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { deleteLinks } from '../link/links.ts';

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
  await deleteLinks(db, userID);
  await db
    .updateTable('accounts.users')
    .set({ email, updated_at: sql`now()` })
    .where('id', '=', userID)
    .execute();
}

/** A change that waits for one of the two addresses, or for both. */
export function findWaitingChange(db: Database, userID: string) {
  return db
    .selectFrom('accounts.email_changes')
    .select(['new_email as newEmail', 'old_agreed as oldAgreed', 'new_agreed as newAgreed'])
    .select('expires_at as expiresAt')
    .where('user_id', '=', userID)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Whether there was one; the links that were mailed for it stop working in any case. */
export async function cancelChange(db: Database, userID: string): Promise<boolean> {
  const changes = await db
    .deleteFrom('accounts.email_changes')
    .where('user_id', '=', userID)
    .returning('user_id')
    .execute();
  await deleteLinks(db, userID, ['change-email-from', 'change-email-to']);
  return changes.length > 0;
}
