import type { Data, Input, listHiddenPosts as listHiddenPostsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { listPosts } from '../post/list-posts.ts';
import { quoted } from '../post/quoted.ts';
import { findHidden } from './queries.ts';

/** The posts somebody hid, the last first; of one they cannot read any more, that it is hidden. @throws BadRequest for what is no cursor */
export async function listHiddenPosts(
  context: Context<ActingPerson>,
  { size, after }: Input<typeof listHiddenPostsCall>['query'],
): Promise<Data<typeof listHiddenPostsCall>> {
  const { db, actor } = context;
  // One more says whether there is another page.
  const found = await findHidden(db, {
    personID: actor.id,
    from: readCursor(after, 'uuid'),
    size: size + 1,
  });
  const { rows, next } = pageOf(found, size, (row) => row.post_id);
  const posts = await listPosts(
    context,
    rows.map((row) => row.post_id),
  );
  const byID = new Map(posts.map((post) => [post.postID, post]));
  const hidden = rows.map(({ post_id: postID, created_at }) => {
    const post = byID.get(postID);
    return {
      postID,
      content: quoted(post?.content ?? ''),
      author: post?.author,
      since: created_at.toISOString(),
    };
  });
  return { hidden, next };
}
