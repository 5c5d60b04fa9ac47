import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { deleteLoginOf, endLogins, findLogins } from '../session/logins.ts';
import { signedIn } from './who.ts';

/** A browser somebody is signed in with. */
export interface Device {
  id: string;
  isThisOne: boolean;
  userAgent: string | undefined;
  address: string | undefined;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Where the person is signed in, the latest first. */
export async function listDevices(context: Context, visit: Visit): Promise<Device[]> {
  const { user, loginID } = await signedIn(context, visit);
  const rows = await findLogins(context.db, user.id);
  return rows.map((row) => ({
    id: row.id,
    isThisOne: row.id === loginID,
    userAgent: row.user_agent ?? undefined,
    address: row.ip_address ?? undefined,
    signedInAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Signs one browser out, and the product in it. @throws NotFound for a device that is not the person's */
export async function endDevice(context: Context, visit: Visit, id: string): Promise<void> {
  const { user } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    if (!isUuid(id) || !(await deleteLoginOf(trx, user.id, id)))
      throw new KontorError('NotFound', 'There is no such device.');
    await recordEvent({ ...context, db: trx }, visit, { userID: user.id, kind: 'device-ended' });
  });
}

/** Signs out everywhere else. */
export async function endOtherDevices(context: Context, visit: Visit): Promise<void> {
  const { user, loginID } = await signedIn(context, visit);
  await inTransaction(context.db, async (trx) => {
    await endLogins(trx, user.id, loginID);
    await recordEvent({ ...context, db: trx }, visit, { userID: user.id, kind: 'other-devices-ended' });
  });
}
