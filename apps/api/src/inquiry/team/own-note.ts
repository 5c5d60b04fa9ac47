import type { ForMember } from '../../business/policy.ts';
import type { OwnNote } from './note-queries.ts';

/** A note that whoever acts wrote for the business they act as. */
export function ownNote(
  { actor }: ForMember,
  { rid: inquiryID, noteID }: { rid: string; noteID: string },
): OwnNote {
  return { inquiryID, noteID, businessID: actor.actingBusiness.businessID, authorID: actor.id };
}
