import type { Inquiry } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { partyOf } from './party.ts';
import { findInquiry } from './queries.ts';
import { showInquiries } from './show-inquiries.ts';

/** A conversation of whom somebody acts as. @throws NotFound */
export async function getInquiry(context: ForEither, id: string): Promise<Inquiry> {
  const row = found(await findInquiry(context.db, { id, party: partyOf(context.actor) }), 'request');
  const [inquiry] = await showInquiries(context, [row]);
  return found(inquiry, 'request');
}
