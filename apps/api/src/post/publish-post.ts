import { enqueueFill } from '../feed/jobs.ts';
import { putOwnPost } from '../feed/put-own-post.ts';
import type { Publishing } from '../hold/written.ts';
import { listPosts } from './list-posts.ts';
import { findMentions, updatePublished } from './queries.ts';
import { tellMentioned } from './tell-mentioned.ts';

/** Has everybody see a post that was withheld. The first time it is as new as if it were written now: feeds are filled and those told whom it names. */
export async function publishPost(
  { db: trx, reference }: Publishing,
  id: string,
  isFirst: boolean,
): Promise<void> {
  await updatePublished(trx, id, isFirst);
  if (!isFirst) return;
  const [post] = await listPosts({ db: trx, reference, language: 'en', actor: { kind: 'visitor' } }, [id]);
  const written = await findMentions(trx, id);
  if (!post || !written) return;
  if (written.author_id !== null) {
    await putOwnPost(trx, written.author_id, id);
    await tellMentioned(trx, written.author_id, post, written.mentions);
  }
  await enqueueFill(trx, id);
}
