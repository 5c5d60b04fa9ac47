import type { Database } from '@kontor/database';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { type FollowerCursor, findItem, insertItems, insertSources } from './queries.ts';

/** Feeds that are filled in one transaction. */
const part = 2_000;
/** Whom more follow, what they publish is read where it stands. */
const filledAtMost = 10_000;

interface Options {
  /** For tests, which have no thousands of followers. */
  partSize?: number;
  filledAtMost?: number;
}

/** Puts a post, or news of a business, into the feeds of those who follow whose it is. Done twice it changes nothing. */
export async function fillFeeds(
  { db }: { db: Database },
  id: string,
  { partSize = part, filledAtMost: maximum = filledAtMost }: Options = {},
): Promise<void> {
  const item = await findItem(db, id);
  if (!item) return;
  const context = asSystem({ db, reference: await loadReference(db) });
  const insert = item.followers > maximum ? insertSources : insertItems;
  let after: FollowerCursor | undefined;
  do {
    after = await write(context, undefined, (trx) => insert(trx, { item, after, limit: partSize }));
  } while (after);
}
