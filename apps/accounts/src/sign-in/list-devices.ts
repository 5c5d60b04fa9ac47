import type { Context, Visit } from '../context.ts';
import { findLogins } from '../session/logins.ts';
import { signedIn } from './signed-in.ts';

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
  const { account, loginID } = await signedIn(context, visit);
  const rows = await findLogins(context.db, account.id);
  return rows.map((row) => ({
    id: row.id,
    isThisOne: row.id === loginID,
    userAgent: row.user_agent ?? undefined,
    address: row.ip_address ?? undefined,
    signedInAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}
