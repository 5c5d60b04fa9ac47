import type { Data, Input, listFollowUps as listFollowUpsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findSubjects } from './find-subjects.ts';
import { presentFollowUp } from './present.ts';
import { countFollowUps, findFollowUps } from './queries.ts';

/** What somebody means to come back to, the first day first; or what they have done. @throws BadRequest for no cursor */
export async function listFollowUps(
  context: Context<ActingPerson>,
  { done: isDone = false, size, after }: Input<typeof listFollowUpsCall>['query'] & { size: number },
): Promise<Data<typeof listFollowUpsCall>> {
  const { db, actor } = context;
  const from = readCursor(after, 'uuid');
  const [all, total] = await Promise.all([
    findFollowUps(db, { personID: actor.id, isDone, from, size: size + 1 }),
    countFollowUps(db, actor.id),
  ]);
  const { rows, next } = pageOf(all, size, ({ id }) => id);
  const subjects = await findSubjects(context, actor.id, rows);
  const followUps = rows.flatMap((row) => {
    const subject = subjects.get(row);
    return subject ? [presentFollowUp(row, subject)] : [];
  });
  return { followUps, next, total };
}
