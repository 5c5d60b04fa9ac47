import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { cancelChange } from './email-change-queries.ts';

/** The address stays, and the links that were mailed stop working; nothing waiting is no error. @throws Unauthorized */
export async function cancelEmailChange(context: Context, visit: Visit): Promise<void> {
  const { account } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    if (await cancelChange(trx, account.id))
      await recordEvent({ ...context, db: trx }, visit, {
        userID: account.id,
        kind: 'email-change-cancelled',
      });
  });
}
