import { type Account, findAccount } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { linkGone } from '../link/link-gone.ts';
import { findLink } from '../link/links.ts';

/** Whose password a link is for. @throws NotFound when it does not work (any more) */
export async function findPasswordLink({ db }: Context, token: string): Promise<Account> {
  const userID = await findLink(db, token, 'new-password');
  const account = userID && (await findAccount(db, userID));
  if (!account) throw linkGone();
  return account;
}
