import type { Post } from '@kontor/contract';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import type { ForPost } from './policy.ts';
import { updateUnpinned } from './timeline-queries.ts';

/** Shows a post in its place again. @throws NotFound for a removed one */
export async function unpinPost(context: ForPost): Promise<Post> {
  const { id } = context.post;
  return write(context, { noun: 'post', id }, async (trx) => {
    await updateUnpinned(trx, id);
    return getPost({ ...context, db: trx }, id);
  });
}
