import { sendMail, type WrittenMail } from '@kontor/contract';
import type { JobContext } from '../job/job-context.ts';
import { mailToOperator, receiptFor } from './help-request-mails.ts';
import { findUnmailed, markMailed } from './queries.ts';

const timeout = 10_000;

/**
 * Has the mails of a help request sent. Each has an id of its own, so doing it again after a worker was killed sends none
 * twice. @throws what the account service answers that does not take them
 */
export async function mailHelpRequest(
  { db, accounts, helpRequestsTo }: Pick<JobContext, 'db' | 'accounts' | 'helpRequestsTo'>,
  id: string,
): Promise<void> {
  const helpRequest = await findUnmailed(db, id);
  if (!helpRequest) return;
  const signal = AbortSignal.timeout(timeout);
  const send = (mailID: string, body: WrittenMail) =>
    accounts(sendMail, { params: { mailID }, body }, { signal });
  await send(helpRequest.id, mailToOperator(helpRequest, helpRequestsTo));
  if (helpRequest.receipt_id) await send(helpRequest.receipt_id, receiptFor(helpRequest));
  await markMailed(db, helpRequest.id);
}
