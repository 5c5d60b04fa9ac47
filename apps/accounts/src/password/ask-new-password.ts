import { inTransaction } from '@kontor/database';
import { findUserByEmail } from '../account/queries.ts';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { beginAttempt } from '../sign-in/attempts.ts';

/**
 * Mails a link for a new password when the address has an account; the answer tells nobody whether it has.
 * @throws TooManyRequests
 */
export async function askNewPassword(
  context: Context,
  visit: Visit,
  input: { email: string; back: string },
): Promise<void> {
  const email = readEmail(input.email);
  if (!email) return;
  // Apart from logins: whoever guesses passwords must not keep the owner from choosing another.
  await beginAttempt(context, visit, `new password ${email}`);
  await inTransaction(context.db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return;
    const { language, firstName: name } = user;
    const token = await makeLink(trx, user.id, 'new-password');
    const link = pageLink(context.settings, 'new-password', language, { token, continue: input.back });
    await queueMail(trx, { to: email, language, template: 'new-password', data: { name, link } });
  });
}
