import { enqueueFill } from '../feed/jobs.ts';
import { putOwnPost } from '../feed/put-own-post.ts';
import type { Publishing } from '../hold/written.ts';
import { findMentions, updatePublished } from './hold-queries.ts';
import { listPosts } from './list-posts.ts';
import { tellMentioned } from './tell-mentioned.ts';

/** Has everybody see a post that was withheld. The first time it is as new as if it were written now: feeds are filled and those told whom it names. */
export async function publishPost(
  { db: trx, reference }: Publishing,
  id: string,
  isFirst: boolean,
): Promise<void> {
  await updatePublished(trx, id, isFirst);
  if (!isFirst) return;
  const written = await findMentions(trx, id);
  if (!written) return;
  const { author_id: authorID, group_id: groupID, mentions } = written;
  // What stands in a group is in no feed.
  if (groupID === null) {
    if (authorID !== null) await putOwnPost(trx, authorID, id);
    await enqueueFill(trx, id);
  }
  if (authorID === null) return;
  // Whoever wrote it reads it in any group they are in.
  const author = { kind: 'person', id: authorID } as const;
  const [post] = await listPosts({ db: trx, reference, language: 'en', actor: author }, [id]);
  if (post) await tellMentioned(trx, authorID, post, mentions);
}
