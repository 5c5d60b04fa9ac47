import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { checkPassword } from '../password/check-password.ts';
import { recordEvent } from '../security-log/record-event.ts';
import { endSessions } from '../session/families.ts';
import { endLogins } from '../session/logins.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { scheduleDeletion } from './deletion-queries.ts';
import { type Heirs, handOver } from './hand-over.ts';
import { deletionAskedMail } from './mails.ts';
import { tellHeirs } from './tell-heirs.ts';

/** Days in which a deletion can be undone. */
const undoDays = 14;

/**
 * Ends every session and deletes the account in 14 days; until then a link or a login undoes it. Before that the businesses
 * in `heirs` (the heir's id by the business's) get their new owners, at once and for good, who are told by mail. Others the person alone owns
 * stay theirs until the deletion is carried out, and are unclaimed then.
 *
 * Handing over is one transaction of the api, asking for the deletion one of ours, in this order: whatever fails, or is
 * killed, between the two leaves an account as it was with businesses handed over whole, and asking again goes on from there.
 * @throws Unauthorized, TooManyRequests, BadRequest as `handOver` does, Unavailable when the api does not answer
 */
export async function askDeletion(
  context: Context,
  visit: Visit,
  { password, heirs = {} }: { password: string; heirs?: Heirs },
): Promise<Date> {
  const { account } = await signedIn(context, visit);
  await checkPassword(context, visit, account, password);
  await handOver(context, account.id, heirs);
  // Not with the deletion: whatever becomes of that, the businesses are theirs.
  await tellHeirs(context, visit, account, heirs);
  return inTransaction(context.db, async (trx) => {
    const { email: to, language, firstName: name, id } = account;
    const deleteAfter = await scheduleDeletion(trx, id, undoDays);
    await endLogins(trx, id);
    await endSessions(trx, id);
    const link = pageLink(context.settings, 'undo-deletion', language, {
      token: await makeLink(trx, id, 'undo-deletion'),
    });
    // As pages write days.
    const locale = language === 'en' ? 'en-GB' : language;
    const date = deleteAfter.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const securityLink = pageLink(context.settings, 'security', language, {});
    const data = { name, date, link, securityLink };
    await queueMail(trx, deletionAskedMail.to({ email: to, language }, data));
    await recordEvent({ ...context, db: trx }, visit, { userID: id, kind: 'deletion-asked' });
    return deleteAfter;
  });
}
