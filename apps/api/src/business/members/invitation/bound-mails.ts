import type { DB, ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { sql, type Transaction } from 'kysely';
import type { ForMember } from '../../policy.ts';

/** Mails of a day: what somebody sends, and what an address gets from a business. */
const maxBySender = 50;
const maxToAddress = 5;
const day = 24 * 60 * 60;

/** Bounds the invitations that are mailed: whoever gets them did not ask for them. @throws TooManyRequests */
export async function refuseTooManyMails(
  { actor }: ForMember,
  trx: Transaction<DB>,
  email: string,
): Promise<void> {
  const { businessID } = actor.actingBusiness;
  const { bySender, toAddress } = await countMails(trx, { businessID, email, invitedBy: actor.id });
  if (bySender < maxBySender && toAddress < maxToAddress) return;
  throw new KontorError(
    'TooManyRequests',
    'You have reached today’s limit for e-mails. Try again tomorrow.',
    {
      retryAfter: day,
    },
  );
}

interface Counts {
  bySender: number;
  toAddress: number;
}

/**
 * Mails of the last day; a renewed invitation counts with all of its own (`business_invitations_by_sender`,
 * `business_invitations_by_email`).
 */
async function countMails(
  db: ReadDatabase,
  { businessID, email, invitedBy }: { businessID: string; email: string; invitedBy: string },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT coalesce(sum(mails) FILTER (WHERE invited_by = ${invitedBy}), 0)::int AS "bySender",
      coalesce(sum(mails) FILTER (WHERE business_id = ${businessID} AND email = ${email}), 0)::int AS "toAddress"
    FROM business_invitations
    WHERE (invited_by = ${invitedBy} OR email = ${email}) AND greatest(created_at, mailed_at) > now() - interval '1 day'
  `.execute(db);
  return rows[0] ?? { bySender: 0, toAddress: 0 };
}
