import type { Data, markAnswer as markAnswerCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { lockComment } from './lock-comment.ts';
import { updateAnswer } from './queries.ts';
import { tellOfAnswer } from './tell-of-comment.ts';

/** The business says which reply answers a question. @throws NotFound, Conflict for what is no reply */
export async function markAnswer(
  context: ForMember,
  commentID: string,
  isAnswer: boolean,
): Promise<Data<typeof markAnswerCall>> {
  await write(context, { noun: 'comment', id: commentID }, async (trx) => {
    // Of two that are marked at the same time one stands in the end.
    const { comment: reply, top: question } = found(await lockComment(trx, commentID, 'update'), 'comment');
    if (!question) throw new KontorError('Conflict', 'Only a reply can answer a comment.');
    if (reply.is_answer === isAnswer) return;
    await updateAnswer(trx, reply, isAnswer);
    if (isAnswer) await tellOfAnswer(trx, context.actor, { question, reply });
  });
  return { isAnswer };
}
