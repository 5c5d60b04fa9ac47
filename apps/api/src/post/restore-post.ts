import type { Post } from '@kontor/contract';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import type { ForPost } from './policy.ts';
import { updateRestored } from './queries.ts';

/** Shows a removed post again, where it stood. */
export async function restorePost(context: ForPost): Promise<Post> {
  const { id } = context.post;
  return write(context, { noun: 'post', id }, async (trx) => {
    await updateRestored(trx, id);
    return getPost({ ...context, db: trx }, id);
  });
}
