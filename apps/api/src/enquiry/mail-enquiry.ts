import { type Client, sendMail, type WrittenMail } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import { mailToOperator, receiptFor } from './enquiry-mails.ts';
import { claimEnquiry, markMailed } from './queries.ts';

interface Mailing {
  db: Database;
  /** Calls the account service, which sends mails. */
  accounts: Client;
  /** Who reads enquiries. */
  to: string;
  log: FastifyBaseLogger;
}

const patience = 10_000;

/**
 * Has the mails of the next enquiry sent. Each has an id of its own, so doing it again after a worker was killed sends none
 * twice; what the account service does not take is tried again later. @returns whether there was one
 */
export async function mailNext({ db, accounts, to, log }: Mailing): Promise<boolean> {
  const enquiry = await claimEnquiry(db);
  if (!enquiry) return false;
  try {
    const signal = AbortSignal.timeout(patience);
    const send = (mailID: string, body: WrittenMail) =>
      accounts(sendMail, { params: { mailID }, body }, { signal });
    await send(enquiry.id, mailToOperator(enquiry, to));
    if (enquiry.receipt_id) await send(enquiry.receipt_id, receiptFor(enquiry));
    await markMailed(db, enquiry.id);
  } catch (error) {
    log.warn({ err: error, enquiry: enquiry.id }, 'The mails of an enquiry could not be handed over');
  }
  return true;
}
