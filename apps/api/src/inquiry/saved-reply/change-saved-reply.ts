import { isDeepStrictEqual } from 'node:util';
import type { SavedReply } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { presentReply } from './present.ts';
import { lockReply, updateReply } from './queries.ts';
import { type ReplyFields, readReply } from './read-reply.ts';

/** Changes a saved reply; sent again it changes nothing. @throws NotFound, Conflict for one that was changed meanwhile, what `readReply` throws */
export async function changeSavedReply(
  context: ForMember,
  replyID: string,
  { revision, ...sent }: ReplyFields & { revision: number },
): Promise<SavedReply> {
  const own = { businessID: context.actor.actingBusiness.businessID, replyID };
  const { name, texts } = readReply(sent);
  return write(context, { noun: 'saved-reply', id: replyID }, async (trx) => {
    const row = await lockReply(trx, own);
    const before = found(row?.is_deleted ? undefined : row, 'saved reply');
    if (before.name === name && isDeepStrictEqual(before.texts, texts)) return presentReply(before);
    if (before.revision !== revision) {
      const issues = [issueAt('texts', { code: 'changedMeanwhile' })];
      throw new KontorError('Conflict', 'Someone else has changed this saved reply in the meantime.', {
        issues,
      });
    }
    return presentReply(found(await updateReply(trx, own, { name, texts }), 'saved reply'));
  });
}
