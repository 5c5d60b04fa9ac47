import { inTransaction } from '@kontor/database';
import { findAccountByEmail } from '../account/accounts.ts';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { beginMail } from '../sign-in/attempts.ts';
import { signUpMail } from './sign-up-mail.ts';

/**
 * Tells the owner of an address once more that somebody registered with it. Whoever asks shows no password, so one who has not
 * confirmed the address chooses theirs by the link, as after a second registration. @throws TooManyRequests
 */
export async function sendSignUpMail(
  context: Context,
  visit: Visit,
  { email: typed, back }: { email: string; back: string },
): Promise<void> {
  const email = readEmail(typed);
  if (!email) return;
  await beginMail(context, visit, email);
  await inTransaction(context.db, async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (account)
      await queueMail(trx, await signUpMail({ ...context, db: trx }, account, { isNew: false, back }));
  });
}
