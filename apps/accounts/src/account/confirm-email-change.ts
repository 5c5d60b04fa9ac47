import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { linkGone } from '../link/link-gone.ts';
import { redeemLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { type Account, findAccountByEmail, lockAccount } from './accounts.ts';
import { agreeToEmail, finishEmailChange } from './email-change-queries.ts';
import { emailChangedMail } from './mails.ts';

/** Says yes for one of the two addresses. @throws NotFound when the link does not work (any more) */
export function confirmEmailChange(
  context: Context,
  visit: Visit,
  token: string,
): Promise<'changed' | 'waiting'> {
  return inTransaction(context.db, async (trx) => {
    const from = await redeemLink(trx, token, 'change-email-from');
    const userID = from ?? (await redeemLink(trx, token, 'change-email-to'));
    const account = userID && (await lockAccount(trx, userID));
    const change = account && (await agreeToEmail(trx, account.id, from ? 'old' : 'new'));
    if (!account || !change) throw linkGone();
    if (!change.bothAgreed) return 'waiting';
    await makeChange({ ...context, db: trx }, account, change.newEmail);
    await recordEvent({ ...context, db: trx }, visit, { userID: account.id, kind: 'email-changed' });
    return 'changed';
  });
}

async function makeChange({ db: trx, settings }: Context, account: Account, newEmail: string): Promise<void> {
  if (await findAccountByEmail(trx, newEmail))
    throw new KontorError('Conflict', 'The address has been taken in the meantime.');
  await finishEmailChange(trx, account.id, newEmail);
  const { email: to, language, firstName: name } = account;
  const link = pageLink(settings, 'security', language, {});
  await queueMail(trx, emailChangedMail.to({ email: to, language }, { name, newEmail, link }));
}
