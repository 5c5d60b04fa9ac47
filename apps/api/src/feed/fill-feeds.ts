import type { Database } from '@kontor/database';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { type FollowerCursor, findPost, insertItems, insertSources } from './queries.ts';

/** Feeds that are filled in one transaction. */
const part = 2_000;
/** Whom more follow, their posts are read where they stand. */
const filledAtMost = 10_000;

interface Options {
  /** For tests, which have no thousands of followers. */
  partSize?: number;
  filledAtMost?: number;
}

/** Puts a post into the feeds of those who follow whose it is. Done twice it changes nothing. */
export async function fillFeeds(
  { db }: { db: Database },
  postID: string,
  { partSize = part, filledAtMost: maximum = filledAtMost }: Options = {},
): Promise<void> {
  const post = await findPost(db, postID);
  if (!post) return;
  const context = asSystem({ db, reference: await loadReference(db) });
  const insert = post.followers > maximum ? insertSources : insertItems;
  let after: FollowerCursor | undefined;
  do {
    after = await write(context, undefined, (trx) => insert(trx, { post, after, limit: partSize }));
  } while (after);
}
