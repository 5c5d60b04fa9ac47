import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { deleteLoginOf } from '../session/logins.ts';
import { signedIn } from './signed-in.ts';

/** Signs one browser out, and the product in it. @throws NotFound for a device that is not the person's */
export async function endDevice(context: Context, visit: Visit, id: string): Promise<void> {
  const { account } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    if (!isUuid(id) || !(await deleteLoginOf(trx, account.id, id)))
      throw new KontorError('NotFound', 'There is no such device.');
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'device-ended' });
  });
}
