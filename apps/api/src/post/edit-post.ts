import type { editPost as editPostCall, Input, Post } from '@kontor/contract';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { getPost } from './get-post.ts';
import type { ForPost } from './policy.ts';
import { updateContent } from './queries.ts';
import { readWritten } from './read-written.ts';

/** Words a post anew; what it said before stays to be read. @throws BadRequest for an empty text, NotFound for a removed post */
export async function editPost(context: ForPost, sent: Input<typeof editPostCall>['body']): Promise<Post> {
  const { id } = context.post;
  const written = await readWritten(context, sent);
  return write(context, { noun: 'post', id }, async (trx) => {
    found((await updateContent(trx, id, written)) || undefined, 'post');
    return getPost({ ...context, db: trx }, id);
  });
}
