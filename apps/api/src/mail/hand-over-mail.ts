import { sendMail, type WrittenMail } from '@kontor/contract';
import type { JobContext } from '../job/job-context.ts';

/** Milliseconds. */
const timeout = 10_000;

/**
 * Hands a mail to the account service, which has the one layout, outbox and mail server. The same id again is the same mail.
 * @throws what the account service answers that does not take it
 */
export async function handOverMail(
  { accounts }: Pick<JobContext, 'accounts'>,
  mailID: string,
  mail: WrittenMail,
): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  await accounts(sendMail, { params: { mailID }, body: mail }, { signal });
}
