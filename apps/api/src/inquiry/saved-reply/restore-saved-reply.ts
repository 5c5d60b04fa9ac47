import type { SavedReply } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { checkReplyCount } from './check-reply-count.ts';
import { presentReply } from './present.ts';
import { lockReply, updateDeletion } from './queries.ts';

/** Takes back that a saved reply was deleted. @throws NotFound, also once it is gone for good; what `checkReplyCount` throws */
export async function restoreSavedReply(context: ForMember, replyID: string): Promise<SavedReply> {
  const own = { businessID: context.actor.actingBusiness.businessID, replyID };
  return write(context, { noun: 'saved-reply', id: replyID }, async (trx) => {
    const before = found(await lockReply(trx, own), 'saved reply');
    if (!before.is_deleted) return presentReply(before);
    await checkReplyCount(trx, own.businessID);
    return presentReply(found(await updateDeletion(trx, own, false), 'saved reply'));
  });
}
