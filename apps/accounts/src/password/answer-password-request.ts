import { type Database, inTransaction } from '@kontor/database';
import { findAccountByEmail } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
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
    await mailLink(trx, settings, request);
    await deletePasswordRequest(trx, id);
  });
}

async function mailLink(
  trx: Database,
  settings: Context['settings'],
  { email, back }: { email: string; back: string },
): Promise<void> {
  const user = await findAccountByEmail(trx, email);
  if (!user) return;
  const { language, firstName: name } = user;
  const token = await makeLink(trx, user.id, 'new-password');
  const link = pageLink(settings, 'new-password', language, { token, continue: back });
  await queueMail(trx, newPasswordMail.to({ email: email, language }, { name, link }));
}
