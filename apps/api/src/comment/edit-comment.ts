import type { Comment } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { holdBack } from '../hold/hold-back.ts';
import { judgeText } from '../hold/judge-text.ts';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { write } from '../write/write.ts';
import { presentComment } from './present.ts';
import {
  findAnswers,
  findComment,
  findPlace,
  findWritten,
  updateContent,
  updateWithheld,
} from './queries.ts';
import { readContent } from './read-content.ts';

/** Changes what somebody wrote; what a rule would hold back is held back from now on. @throws BadRequest for no words, NotFound for one that was removed meanwhile, Forbidden while sending is suspended */
export async function editComment(context: ForEither, commentID: string, sent: string): Promise<Comment> {
  const { actor, portalOrigin } = context;
  const content = readContent(sent);
  return write(context, { noun: 'comment', id: commentID }, async (trx) => {
    await checkMaySend(trx, actor);
    const before = found(await findWritten(trx, commentID), 'comment');
    if (!(await updateContent(trx, commentID, content))) found(undefined, 'comment');
    const text = {
      kind: 'comment',
      personID: actor.id,
      content,
      mentions: 0,
      newMentions: 0,
      before: before.content,
      portalOrigin,
    } as const;
    const cause = await judgeText(trx, text);
    if (cause && !(await findPlace(trx, commentID))?.withheld_at) {
      await updateWithheld(trx, commentID);
      await holdBack(trx, { type: 'comment', id: commentID, authorID: actor.id, cause, wasPublished: true });
    }
    const row = found(await findComment(trx, commentID), 'comment');
    const [answer] = await findAnswers(trx, [row.id], actor.id);
    return presentComment(row, { answer, readerID: actor.id });
  });
}
