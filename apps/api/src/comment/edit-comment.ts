import type { Comment } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { presentComment } from './present.ts';
import { findAnswers, findComment, updateContent } from './queries.ts';
import { readContent } from './read-content.ts';

/** Changes what somebody wrote. @throws BadRequest for no words, NotFound for one that was removed meanwhile */
export async function editComment(context: ForEither, commentID: string, sent: string): Promise<Comment> {
  const content = readContent(sent);
  return write(context, { noun: 'comment', id: commentID }, async (trx) => {
    if (!(await updateContent(trx, commentID, content))) found(undefined, 'comment');
    const row = found(await findComment(trx, commentID), 'comment');
    const [answer] = await findAnswers(trx, [row.id], context.actor.id);
    return presentComment(row, answer);
  });
}
