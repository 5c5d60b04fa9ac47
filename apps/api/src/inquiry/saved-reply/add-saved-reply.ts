import type { SavedReply } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { writeOnce } from '../../write/write-once.ts';
import { checkReplyCount } from './check-reply-count.ts';
import { presentReply } from './present.ts';
import { insertReply } from './queries.ts';
import { type ReplyFields, readReply } from './read-reply.ts';

/** Saves a reply for the people of a business. @throws what `readReply` and `checkReplyCount` throw */
export async function addSavedReply(context: ForMember, sent: ReplyFields): Promise<SavedReply> {
  const { businessID } = context.actor.actingBusiness;
  const reply = readReply(sent);
  const about = ({ replyID }: SavedReply) => ({ noun: 'saved-reply', id: replyID });
  return writeOnce(context, { businessID, ...sent }, about, async (trx) => {
    await checkReplyCount(trx, businessID);
    return presentReply(found(await insertReply(trx, { businessID, ...reply }), 'saved reply'));
  });
}
