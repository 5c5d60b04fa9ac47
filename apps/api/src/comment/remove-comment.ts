import type { Data, removeComment as removeCommentCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { lockComment } from './lock-comment.ts';
import { deleteComments } from './queries.ts';

/** Removes a comment; one that has replies leaves its place. */
export async function removeComment(
  context: ForEither,
  commentID: string,
): Promise<Data<typeof removeCommentCall>> {
  await write(context, { noun: 'comment', id: commentID }, async (trx) => {
    // Whoever replies to it meanwhile comes before, or finds it removed.
    const locked = await lockComment(trx, commentID, 'update');
    if (locked) await deleteComments(trx, [locked.comment.id]);
  });
  return { commentID: commentID.toLowerCase() };
}
