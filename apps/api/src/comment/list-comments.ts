import type { Data, Input, listComments as listCommentsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { isShownTo } from './find-thing.ts';
import { presentComment } from './present.ts';
import { findAnswers, findComments, findPlace, findReplies, findState } from './queries.ts';

/**
 * Checklist 296: the comments on something, or the replies to a comment; none of what is not there, or not for whoever asks, and none
 * of whom the reader muted or is kept apart from. Counters count for everybody.
 * @throws BadRequest for what is no cursor
 */
export async function listComments(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  resourceID: string,
  { skip, size, after }: Input<typeof listCommentsCall>['query'],
): Promise<Data<typeof listCommentsCall>> {
  const readerID = actor.kind === 'person' ? actor.id : undefined;
  const from = readCursor(after, 'uuid');
  const parent = await findPlace(db, resourceID);
  const rootID = parent?.root_id ?? resourceID.toLowerCase();
  // One more says whether there is another page.
  const page = { resourceID, readerID, from, skip: from ? 0 : skip, size: size + 1 };
  const [all, state] = await Promise.all([
    parent ? findReplies(db, page) : findComments(db, page),
    findState(db, { resourceID, rootID }),
  ]);
  const [first] = all;
  const isShown = first !== undefined && (await isShownTo(db, first, readerID));
  const { rows: shown, next } = pageOf(isShown ? all : [], size, ({ id }) => id);
  const answers = await findAnswers(db, parent ? [] : shown.map(({ id }) => id), readerID);
  const answerOf = new Map(answers.map((answer) => [answer.resource_id, answer]));
  return {
    comments: shown.map((row) => presentComment(row, { answer: answerOf.get(row.id), readerID })),
    next,
    total: isShown ? state.total : 0,
    rootID,
    areClosed: (isShown && state.are_closed) || undefined,
  };
}
