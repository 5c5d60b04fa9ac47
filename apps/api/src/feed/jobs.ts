import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { fillFeeds } from './fill-feeds.ts';
import { fillWithNewsJob } from './fill-with-news-job.ts';
import { findNews } from './find-news.ts';
import { deleteOldItems, deleteOldNews, insertLatest } from './queries.ts';

/** Days something stays in feeds. */
const remembered = 90;
/** Posts and news whoever begins to follow somebody finds in their feed. */
const latest = 20;

const fillFeedsJob = defineJob({
  name: 'feed.fill',
  data: Type.Object({ postID: Type.String() }),
  retry: { limit: 10, delay: 5, factor: 2, maximum: 600 },
  timeout: 300,
  run: ({ postID }, context) => fillFeeds(context, postID),
});

const fillFromFollowedJob = defineJob({
  name: 'feed.fill-from-followed',
  data: Type.Object({ personID: Type.String(), resourceID: Type.String() }),
  retry: { limit: 10, delay: 5, factor: 2, maximum: 600 },
  timeout: 60,
  async run({ personID, resourceID }, { db }) {
    const context = asSystem({ db, reference: await loadReference(db) });
    await write(context, undefined, (trx) =>
      insertLatest(trx, { personID, resourceID, limit: latest, days: remembered }),
    );
  },
});

/*
 * Neither has a key: a key is known for an hour after its job was done, and whoever follows again meanwhile, or restores a post, would
 * find nothing filled. Done twice, both change nothing.
 */

/** In the transaction that writes the post, or shows it again. */
export async function enqueueFill(trx: Transaction<DB>, postID: string): Promise<void> {
  await enqueue(trx, fillFeedsJob, { postID });
}

/** In the transaction in which somebody begins to follow. */
export async function enqueueFillFromFollowed(
  trx: Transaction<DB>,
  data: { personID: string; resourceID: string },
): Promise<void> {
  await enqueue(trx, fillFromFollowedJob, data);
}

export const feedJobs = [
  fillFeedsJob,
  fillWithNewsJob,
  fillFromFollowedJob,
  defineJob({ name: 'feed.find-news', cron: '*/5 * * * *', run: (_, context) => findNews(context) }),
  defineJob({
    name: 'feed.forget-old',
    cron: '7 4 * * *',
    async run(_, { db }) {
      const context = asSystem({ db, reference: await loadReference(db) });
      while ((await write(context, undefined, (trx) => deleteOldItems(trx, remembered))) > 0);
      await write(context, undefined, (trx) => deleteOldNews(trx, remembered));
    },
  }),
];
