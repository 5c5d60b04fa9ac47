import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { endLogins } from '../session/logins.ts';
import { signedIn } from './signed-in.ts';

/** Signs out everywhere else. */
export async function endOtherDevices(context: Context, visit: Visit): Promise<void> {
  const { account, loginID } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    await endLogins(trx, account.id, loginID);
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'other-devices-ended' });
  });
}
