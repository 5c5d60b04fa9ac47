import type { Post } from '@kontor/contract';
import { enqueueFill } from '../feed/jobs.ts';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import type { ForPost } from './policy.ts';
import { updateRestored } from './queries.ts';

/** Shows a removed post again, where it stood, also to who began to follow meanwhile: their feed has it not yet. */
export async function restorePost(context: ForPost): Promise<Post> {
  const { id, groupID } = context.post;
  return write(context, { noun: 'post', id }, async (trx) => {
    await updateRestored(trx, id);
    // What stands in a group is in no feed.
    if (groupID === undefined) await enqueueFill(trx, id);
    return getPost({ ...context, db: trx }, id);
  });
}
