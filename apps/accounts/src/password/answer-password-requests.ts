import { type Database, inTransaction } from '@kontor/database';
import { findUserByEmail } from '../account/queries.ts';
import type { Context } from '../context.ts';
import { makeLink } from '../link/links.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pageLink } from '../page-link.ts';
import { deletePasswordRequest, lockPasswordRequest, postponePasswordRequest } from './request-queries.ts';

/** Requests worked off before others of this process's jobs have their turn. */
const batch = 20;
/** Seconds after which a request that failed is tried again. */
const retryIn = 60;

/**
 * Looks up the addresses a new password was asked for and mails a link to those that have an account. Link, mail and the
 * end of the request are one transaction: a request that is cut off is worked off later, and no address stays. Several
 * processes may do so at once. Resolves with how many requests were worked off.
 */
export async function answerPasswordRequests(context: Context): Promise<number> {
  let answered = 0;
  while (answered < batch && (await answerNext(context))) answered += 1;
  return answered;
}

async function answerNext({ db, settings, log }: Context): Promise<boolean> {
  let request: Awaited<ReturnType<typeof lockPasswordRequest>>;
  try {
    return await inTransaction(db, async (trx) => {
      request = await lockPasswordRequest(trx);
      if (!request) return false;
      await mailLink(trx, settings, request);
      await deletePasswordRequest(trx, request.id);
      return true;
    });
  } catch (error) {
    if (!request) throw error;
    log.error({ err: error }, 'a link for a new password was not made');
    await postponePasswordRequest(db, request.id, retryIn);
    return true;
  }
}

async function mailLink(
  trx: Database,
  settings: Context['settings'],
  { email, back }: { email: string; back: string },
): Promise<void> {
  const user = await findUserByEmail(trx, email);
  if (!user) return;
  const { language, firstName: name } = user;
  const token = await makeLink(trx, user.id, 'new-password');
  const link = pageLink(settings, 'new-password', language, { token, continue: back });
  await queueMail(trx, { to: email, language, template: 'new-password', data: { name, link } });
}
