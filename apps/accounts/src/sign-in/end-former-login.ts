import type { Context, Visit } from '../context.ts';
import { deleteLogin } from '../session/logins.ts';
import { withCookies } from './carry-sessions.ts';
import { who } from './who.ts';

/**
 * Ends the login this browser had before it was given another one, and the product's sessions that came from it: what was stored
 * of the old cookie is nobody's any more. `made` are the cookies of the new login.
 */
export async function endFormerLogin(context: Context, visit: Visit, made: string[]): Promise<void> {
  const former = await who(context, visit);
  if (!former) return;
  const here = await who(context, { ...visit, headers: withCookies(visit.headers, made) });
  if (here && here.loginID !== former.loginID) await deleteLogin(context.db, former.loginID);
}
