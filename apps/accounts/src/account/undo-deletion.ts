import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { clearDeletion } from './deletion-queries.ts';

/** The account of whoever is signed in stays. */
export async function undoDeletion(context: Context, visit: Visit): Promise<void> {
  const { account } = await signedIn(context, visit);
  await inTransaction(context.db, (trx) => restoreAccount({ ...context, db: trx }, visit, account.id));
}

/** An account stays that was to be deleted; for any other nothing happens. */
export async function restoreAccount(context: Context, visit: Visit, userID: string): Promise<void> {
  const isUndone = await clearDeletion(context.db, userID);
  if (isUndone) await recordEvent(context, visit, { userID, kind: 'deletion-undone' });
}
