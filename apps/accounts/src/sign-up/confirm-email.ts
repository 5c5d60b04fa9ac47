import { inTransaction } from '@kontor/database';
import { confirmEmail as markConfirmed } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { linkGone } from '../link/link-gone.ts';
import { redeemLink } from '../link/links.ts';

/** Confirms the address the link was sent to. It signs nobody in. @throws NotFound when the link does not work (any more) */
export function confirmEmail({ db }: Context, token: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const userID = await redeemLink(trx, token, 'confirm-email');
    if (!userID) throw linkGone();
    await markConfirmed(trx, userID);
  });
}
