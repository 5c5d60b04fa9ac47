import type { Data, listLatestPosts as listLatestPostsCall } from '@kontor/contract';
import { withoutBlocked } from '../blocking/without-blocked.ts';
import type { Context } from '../context.ts';
import { findLatest } from './timeline-queries.ts';

const shown = { count: 3, characters: 300 };

/** The beginnings of the last posts of a person or a business; none for whoever has posted nothing, nor from whom the reader is kept apart. */
export async function listLatestPosts(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Data<typeof listLatestPostsCall>> {
  const [readable] = await withoutBlocked({ db, actor }, [id]);
  const rows = readable === undefined ? [] : await findLatest(db, readable, shown);
  return {
    latest: rows.map(({ id: postID, content, kind, created_at }) => ({
      postID,
      content,
      kind,
      createdAt: created_at.toISOString(),
    })),
  };
}
