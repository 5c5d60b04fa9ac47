import type { Mail } from '@kontor/server/mail';
import type { Account } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { makeLink } from '../link/links.ts';
import { type LinkedPage, pageLink } from '../page-link.ts';
import { accountExistsMail, choosePasswordMail, confirmEmailMail } from './mails.ts';

/** What the owner of the address is told, and with which link. One is made in each case. */
export async function signUpMail(
  { db, settings }: Context,
  account: Account,
  { isNew, back }: { isNew: boolean; back: string },
): Promise<Mail> {
  const { email: to, language, firstName: name } = account;
  const linkTo = (page: LinkedPage, query: Record<string, string> = {}) =>
    pageLink(settings, page, language, { ...query, continue: back });
  // An address that is not confirmed may have been registered by anybody: who reads its mail chooses the password, so that
  // no password of a stranger is ever confirmed by the owner's click.
  const purpose = isNew || account.emailConfirmed ? 'confirm-email' : 'new-password';
  const token = await makeLink(db, account.id, purpose);
  if (isNew) {
    const link = linkTo('confirm-email', { token });
    return confirmEmailMail.to({ email: to, language }, { name, link });
  }
  if (!account.emailConfirmed) {
    const link = linkTo('new-password', { token });
    return choosePasswordMail.to({ email: to, language }, { name, link });
  }
  // This link is told to nobody: there is nothing to confirm.
  const data = { name, loginLink: linkTo('login'), passwordLink: linkTo('forgotten-password') };
  return accountExistsMail.to({ email: to, language }, data);
}
