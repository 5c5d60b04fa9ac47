import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/who.ts';
import { cancelChange, findWaitingChange } from './email-change-queries.ts';

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
  return findWaitingChange(context.db, user.id);
}

/** The address stays, and the links that were mailed stop working; nothing waiting is no error. @throws Unauthorized */
export async function cancelEmailChange(context: Context, visit: Visit): Promise<void> {
  const { user } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    if (await cancelChange(trx, user.id))
      await recordEvent({ ...context, db: trx }, visit, { userID: user.id, kind: 'email-change-cancelled' });
  });
}
