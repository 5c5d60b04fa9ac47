import { databaseError } from '@kontor/server';
import { type Account, findAccount } from '../account/accounts.ts';
import type { Auth } from '../auth.ts';
import type { Context, Visit } from '../context.ts';

/** Somebody signed in at the account service. */
export interface SignedIn {
  account: Account;
  /** The login of the browser that asks. */
  loginID: string;
  since: Date;
  /** Cookies to set: a login that is used lives longer. */
  cookies: string[];
}

/** Who is signed in in the browser that asks, if anybody. */
export async function who({ auth, db }: Context, visit: Visit): Promise<SignedIn | undefined> {
  const { headers, response } = await readLogin(auth, visit.headers);
  if (!response) return undefined;
  const account = await findAccount(db, response.user.id);
  if (!account) return undefined;
  const { id, createdAt } = response.session;
  return { account, loginID: id, since: createdAt, cookies: headers.getSetCookie() };
}

/** A login due to be renewed is good without it: while the database takes no writes, it is read as it is. */
async function readLogin(auth: Auth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true });
  } catch (error) {
    if (databaseError(error)?.name !== 'InsufficientStorage') throw error;
    return readAsItIs(auth, headers);
  }
}

/** What better-auth would still write then is the end of a login that is over: whose it was is nobody any more. */
async function readAsItIs(auth: Auth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, query: { disableRefresh: true }, returnHeaders: true });
  } catch (error) {
    if (databaseError(error)?.name !== 'InsufficientStorage') throw error;
    return { headers: new Headers(), response: null };
  }
}
