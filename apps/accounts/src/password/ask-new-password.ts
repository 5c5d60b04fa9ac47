import { inTransaction } from '@kontor/database';
import type { Context, Visit } from '../context.ts';
import { readEmail } from '../email.ts';
import { beginResetAttempt } from '../sign-in/sign-in-attempt.ts';
import { enqueueAnswer } from './jobs.ts';
import { insertPasswordRequest } from './request-queries.ts';

/**
 * Asks for a link for a new password, which `answerPasswordRequest` mails when the address has an account. What is done
 * here is the same when it has none, and so is the answer. @throws TooManyRequests
 */
export async function askNewPassword(
  context: Context,
  visit: Visit,
  input: { email: string; back: string },
): Promise<void> {
  const email = readEmail(input.email);
  if (!email) return;
  const isMailed = await beginResetAttempt(context, visit, email);
  // The same statements again when no mail follows: the job finds no account of no address.
  await inTransaction(context.db, async (trx) => {
    const id = await insertPasswordRequest(trx, isMailed ? email : '', input.back);
    await enqueueAnswer(trx, id);
  });
}
