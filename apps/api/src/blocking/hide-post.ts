import type { Data, hidePost as hidePostCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { getPost } from '../post/get-post.ts';
import { write } from '../write/write.ts';
import { insertHidden } from './queries.ts';

/** Shows somebody a post no more; again it changes nothing. @throws NotFound for one they do not read */
export async function hidePost(
  context: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof hidePostCall>> {
  const postID = id.toLowerCase();
  await write(context, { noun: 'blocking', id: postID }, async (trx) => {
    await getPost({ ...context, db: trx }, postID);
    await insertHidden(trx, context.actor.id, postID);
  });
  return { postID, isHidden: true };
}
