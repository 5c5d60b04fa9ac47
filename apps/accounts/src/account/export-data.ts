import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/who.ts';
import { findAllOf } from './export-queries.ts';

/** All the account service keeps of the person who is signed in, as JSON; secrets and hashes of them are left out. */
export async function exportData(context: Context, visit: Visit): Promise<Record<string, unknown>> {
  const { user } = await signedIn(context, visit);
  return { exportedAt: new Date().toISOString(), ...(await findAllOf(context.db, user.id, user.email)) };
}
