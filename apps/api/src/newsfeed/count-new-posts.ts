import type { countNewPosts as countNewPostsCall, Data, Input } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { readCursor } from '../cursor/moment-cursor.ts';
import { countFeed } from './queries.ts';

/** Counted no further. */
const many = 20;

/** How many posts of others came since a feed was loaded. @throws BadRequest for what is no cursor */
export async function countNewPosts(
  { db, actor }: Context<ActingPerson>,
  { since, choice }: Input<typeof countNewPostsCall>['query'],
): Promise<Data<typeof countNewPostsCall>> {
  const newer = readCursor(since, 'uuid');
  const bound = newer && { newer };
  return { count: await countFeed(db, { personID: actor.id, choice, bound, size: many }) };
}
