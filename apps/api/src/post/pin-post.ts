import type { Post } from '@kontor/contract';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import type { ForPost } from './policy.ts';
import { updatePinned } from './queries.ts';

/** Shows a post first on its timeline. @throws NotFound for a removed one */
export async function pinPost(context: ForPost): Promise<Post> {
  const { id, timelineID } = context.post;
  return write(context, { noun: 'post', id }, async (trx) => {
    found((await updatePinned(trx, id, timelineID)) || undefined, 'post');
    return getPost({ ...context, db: trx }, id);
  });
}
