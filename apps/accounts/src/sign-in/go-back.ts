import { setLanguage } from '../account/accounts.ts';
import type { Context, Visit } from '../context.ts';
import { handOutCode } from '../session/hand-out-code.ts';
import { withCookies } from './carry-sessions.ts';
import { endFormerLogin } from './end-former-login.ts';
import { rememberDevice } from './known-device.ts';
import { who } from './who.ts';

/** Where somebody who is signed in goes on, with the cookies to set on the way. */
interface WayBack {
  /**
   * Of the portal, or the page of ours that waited. Undefined for an account that is about to be deleted: its owner has to
   * say first whether to keep it.
   */
  address: string | undefined;
  cookies: string[];
}

/** Where to go on to; already checked. */
interface Wanted {
  back: string;
  /** A page of ours that waited for the login: it comes before the way back. */
  next: string | undefined;
}

/** The way on for who is signed in, or is by the cookies just made; undefined when nobody is. */
export async function goBack(
  context: Context,
  visit: Visit,
  { back, next }: Wanted,
  made: string[] = [],
): Promise<WayBack | undefined> {
  const headers = made.length > 0 ? withCookies(visit.headers, made) : visit.headers;
  const here = await who(context, { ...visit, headers });
  if (!here) return undefined;
  if (made.length > 0) await endFormerLogin(context, visit, made);
  if (here.account.language !== visit.language)
    await setLanguage(context.db, here.account.id, visit.language);
  const device = await rememberDevice(context, visit, here.account.id);
  const cookies = [...(made.length > 0 ? made : here.cookies), ...device];
  if (here.account.deleteAfter) return { address: undefined, cookies };
  if (next !== undefined) return { address: next, cookies };
  return { address: await handOutCode(context, here, back, visit.language), cookies };
}
