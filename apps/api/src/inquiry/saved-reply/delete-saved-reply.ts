import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { updateDeletion } from './queries.ts';

/** Deletes a saved reply; for a day that can be taken back. @throws NotFound */
export async function deleteSavedReply(context: ForMember, replyID: string): Promise<{ replyID: string }> {
  const own = { businessID: context.actor.actingBusiness.businessID, replyID };
  return write(context, { noun: 'saved-reply', id: replyID }, async (trx) => {
    const { id } = found(await updateDeletion(trx, own, true), 'saved reply');
    return { replyID: id };
  });
}
