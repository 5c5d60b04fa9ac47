import { inTransaction } from '@kontor/database';
import type { Context } from '../context.ts';
import { mailLink } from '../link/mail-link.ts';
import { newPasswordMail } from './mails.ts';
import { deletePasswordRequest, lockPasswordRequest } from './request-queries.ts';

/**
 * Looks up the address a new password was asked for and mails a link when it has an account. Link, mail and the end of the
 * request are one transaction: a request that is cut off is answered later, and no address stays.
 */
export async function answerPasswordRequest({ db, settings }: Context, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const request = await lockPasswordRequest(trx, id);
    if (!request) return;
    await mailLink(trx, settings, 'new-password', newPasswordMail, request);
    await deletePasswordRequest(trx, id);
  });
}
