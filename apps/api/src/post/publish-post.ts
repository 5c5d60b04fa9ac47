import { enqueueFill } from '../feed/jobs.ts';
import { putOwnPost } from '../feed/put-own-post.ts';
import type { Publishing } from '../hold/written.ts';
import { findMentions, updatePublished, updateTold } from './hold-queries.ts';
import { listPosts } from './list-posts.ts';
import { tellMentioned } from './tell-mentioned.ts';

/** Has everybody see a post that was withheld. The first time it is as new as if it were written now: feeds are filled and those told whom it names. Those are told later whom it
 * has named since. */
export async function publishPost(
  { db: trx, reference }: Publishing,
  id: string,
  isFirst: boolean,
): Promise<void> {
  await updatePublished(trx, id, isFirst);
  const written = await findMentions(trx, id);
  if (!written) return;
  const { author_id: authorID, group_id: groupID, mentions } = written;
  const [untold, before] = [
    mentions.filter(({ isUntold }) => isUntold),
    mentions.filter(({ isUntold }) => !isUntold),
  ];
  if (untold.length > 0) await updateTold(trx, id);
  // What stands in a group is in no feed.
  if (isFirst && groupID === null) {
    if (authorID !== null) await putOwnPost(trx, authorID, id);
    await enqueueFill(trx, id);
  }
  if (authorID === null || (!isFirst && untold.length === 0)) return;
  // Whoever wrote it reads it in any group they are in.
  const author = { kind: 'person', id: authorID } as const;
  const [post] = await listPosts({ db: trx, reference, language: 'en', actor: author }, [id]);
  if (post) await tellMentioned(trx, authorID, post, isFirst ? { mentions } : { mentions: untold, before });
}
