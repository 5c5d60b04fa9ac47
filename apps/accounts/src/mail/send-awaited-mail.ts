import type { Context, Visit } from '../context.ts';
import { askNewPassword } from '../password/ask-new-password.ts';
import { sendSignUpMail } from '../sign-up/send-sign-up-mail.ts';
import { findAwaitedMail } from './find-awaited-mail.ts';

/**
 * Sends the mail that this browser waits for once more, counted as its form counts it.
 * @returns false where it waits for none, or no longer. @throws TooManyRequests
 */
export async function sendAwaitedMail(context: Context, visit: Visit, back: string): Promise<boolean> {
  const awaited = findAwaitedMail(context.settings, visit);
  if (!awaited) return false;
  const { of, email } = awaited;
  if (of === 'sign-up') await sendSignUpMail(context, visit, { email, back });
  else await askNewPassword(context, visit, { email, back });
  return true;
}
