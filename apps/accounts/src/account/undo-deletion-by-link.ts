import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { linkGone } from '../link/link-gone.ts';
import { redeemLink } from '../link/links.ts';
import { restoreAccount } from './undo-deletion.ts';

/** The account a link was mailed for stays. @throws NotFound when the link does not work (any more) */
export function undoDeletionByLink(context: Context, visit: Visit, token: string): Promise<void> {
  return inTransaction(context.db, async (trx) => {
    const userID = await redeemLink(trx, token, 'undo-deletion');
    if (!userID) throw linkGone();
    await restoreAccount({ ...context, db: trx }, visit, userID);
  });
}
