import { groupLimits, type Post } from '@kontor/contract';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import type { ForPost } from './policy.ts';
import { updatePinned } from './timeline-queries.ts';

/** Shows a post first on its timeline, or one of several in its group. @throws NotFound for a removed one */
export async function pinPost(context: ForPost): Promise<Post> {
  const { id, timelineID, groupID } = context.post;
  const atOnce = groupID === undefined ? 1 : groupLimits.pinned;
  return write(context, { noun: 'post', id }, async (trx) => {
    found((await updatePinned(trx, id, { timelineID, atOnce })) || undefined, 'post');
    return getPost({ ...context, db: trx }, id);
  });
}
