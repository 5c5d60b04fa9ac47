import type { Data, listLatestPosts as listLatestPostsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findLatest } from './timeline-queries.ts';

const shown = { count: 3, characters: 300 };

/**
 * The beginnings of the last posts of a person or a business; none for whoever has posted nothing, from whom the
 * reader is kept apart, nor what they hid.
 */
export async function listLatestPosts(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Data<typeof listLatestPostsCall>> {
  const readerID = actor.kind === 'person' ? actor.id : undefined;
  const rows = await findLatest(db, id, { ...shown, readerID });
  return {
    latest: rows.map(({ id: postID, content, kind, created_at }) => ({
      postID,
      content,
      kind,
      createdAt: created_at.toISOString(),
    })),
  };
}
