import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { findWaitingChange } from './email-change-queries.ts';

/** A change of address that waits for one of the two addresses, or for both. */
interface WaitingEmailChange {
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
  const { account } = await signedIn(context, visit);
  return findWaitingChange(context.db, account.id);
}
