import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { defineJob } from '../job/define-job.ts';
import { fillFeeds } from './fill-feeds.ts';

export const fillWithNewsJob = defineJob({
  name: 'feed.fill-with-news',
  data: Type.Object({ newsID: Type.String() }),
  retry: { limit: 10, delay: 5, factor: 2, maximum: 600 },
  timeout: 300,
  run: ({ newsID }, context) => fillFeeds(context, newsID),
});

/** In the transaction that notes news of a business. */
export async function enqueueFillWithNews(trx: Transaction<DB>, newsID: string): Promise<void> {
  await enqueue(trx, fillWithNewsJob, { newsID }, { key: newsID });
}
