import { type Client, sendMail, type WrittenMail } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import { mailToOperator, receiptFor } from './help-request-mails.ts';
import { claimHelpRequest, markMailed } from './queries.ts';

interface Mailing {
  db: Database;
  /** Calls the account service, which sends mails. */
  accounts: Client;
  /** Who reads help requests. */
  to: string;
  log: FastifyBaseLogger;
}

const timeout = 10_000;

/**
 * Has the mails of the next help request sent. Each has an id of its own, so doing it again after a worker was killed sends none
 * twice; what the account service does not take is tried again later. @returns whether there was one
 */
export async function mailNext({ db, accounts, to, log }: Mailing): Promise<boolean> {
  const helpRequest = await claimHelpRequest(db);
  if (!helpRequest) return false;
  try {
    const signal = AbortSignal.timeout(timeout);
    const send = (mailID: string, body: WrittenMail) =>
      accounts(sendMail, { params: { mailID }, body }, { signal });
    await send(helpRequest.id, mailToOperator(helpRequest, to));
    if (helpRequest.receipt_id) await send(helpRequest.receipt_id, receiptFor(helpRequest));
    await markMailed(db, helpRequest.id);
  } catch (error) {
    log.warn(
      { err: error, helpRequest: helpRequest.id },
      'The mails of a help request could not be handed over',
    );
  }
  return true;
}
