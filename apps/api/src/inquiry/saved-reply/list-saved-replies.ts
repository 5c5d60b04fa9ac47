import type { SavedReply } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { presentReply } from './present.ts';
import { findReplies } from './queries.ts';

/** The saved replies of a business, with their texts in all languages. */
export async function listSavedReplies({ db, actor }: ForMember): Promise<{ replies: SavedReply[] }> {
  const rows = await findReplies(db, actor.actingBusiness.businessID);
  return { replies: rows.map(presentReply) };
}
