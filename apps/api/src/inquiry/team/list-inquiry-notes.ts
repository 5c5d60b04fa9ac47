import type { InquiryNote } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { partyOf } from '../party.ts';
import { findSides } from '../queries.ts';
import { findNotes } from './note-queries.ts';
import { presentNote } from './present.ts';

/** The notes of one's business on a conversation of its own. @throws NotFound */
export async function listInquiryNotes(context: ForMember, id: string): Promise<{ notes: InquiryNote[] }> {
  const { db, actor } = context;
  found(await findSides(db, { id, party: partyOf(actor) }), 'request');
  const rows = await findNotes(db, { inquiryID: id, businessID: actor.actingBusiness.businessID });
  return { notes: rows.map(presentNote) };
}
