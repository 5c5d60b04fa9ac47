import { inTransaction } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Context, Visit } from '../context.ts';
import { makeLink, useLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { checkPassword } from '../password/check-password.ts';
import { signedIn } from '../sign-in/who.ts';
import { endSessions, keepAccount, scheduleDeletion } from './deletion-queries.ts';
import { endLogins } from './queries.ts';

/** Days in which a deletion can be undone. */
const undoDays = 14;

/**
 * Ends every session and deletes the account in 14 days; until then a link or a login undoes it.
 * @throws Unauthorized, TooManyRequests
 */
export async function askDeletion(
  context: Context,
  visit: Visit,
  input: { password: string },
): Promise<Date> {
  const { user } = await signedIn(context, visit);
  await checkPassword(context, visit, user, input.password);
  return inTransaction(context.db, async (trx) => {
    const { email: to, language, firstName: name, id } = user;
    const deleteAfter = await scheduleDeletion(trx, id, undoDays);
    await endLogins(trx, id);
    await endSessions(trx, id);
    const link = pageLink(context.settings, 'undo-deletion', language, {
      token: await makeLink(trx, id, 'undo-deletion'),
    });
    const date = deleteAfter.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
    await queueMail(trx, { to, language, template: 'deletion-asked', data: { name, date, link } });
    return deleteAfter;
  });
}

/** Keeps the account of who is signed in. */
export async function undoDeletion(context: Context, visit: Visit): Promise<void> {
  const { user } = await signedIn(context, visit);
  await keepAccount(context.db, user.id);
}

/** Keeps the account a link was mailed for. @throws NotFound when the link does not work (any more) */
export function undoDeletionByLink({ db }: Context, token: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const userID = await useLink(trx, token, 'undo-deletion');
    if (!userID) throw new KontorError('NotFound', 'This link does not work any more.');
    await keepAccount(trx, userID);
  });
}
