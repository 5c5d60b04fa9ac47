import { inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/who.ts';

/** A change of address that waits for one of the two addresses, or for both. */
export interface WaitingEmailChange {
  newEmail: string;
  oldAgreed: boolean;
  newAgreed: boolean;
  expiresAt: Date;
}

/** @throws Unauthorized */
export async function findEmailChange(
  context: Context,
  visit: Visit,
): Promise<WaitingEmailChange | undefined> {
  const { user } = await signedIn(context, visit);
  return context.db
    .selectFrom('accounts.email_changes')
    .select(['new_email as newEmail', 'old_agreed as oldAgreed', 'new_agreed as newAgreed'])
    .select('expires_at as expiresAt')
    .where('user_id', '=', user.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The address stays, and the links that were mailed stop working; nothing waiting is no error. @throws Unauthorized */
export async function cancelEmailChange(context: Context, visit: Visit): Promise<void> {
  const { user } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    const changes = await trx
      .deleteFrom('accounts.email_changes')
      .where('user_id', '=', user.id)
      .returning('user_id')
      .execute();
    await trx
      .deleteFrom('accounts.links')
      .where('user_id', '=', user.id)
      .where('purpose', 'in', ['change-email-from', 'change-email-to'])
      .execute();
    if (changes.length > 0)
      await recordEvent({ ...context, db: trx }, visit, { userID: user.id, kind: 'email-change-cancelled' });
  });
}
