import type { Database } from '@kontor/database';
import { loadReference } from '../reference/load-reference.ts';
import { asSystem, write } from '../write/write.ts';
import { enqueueFillWithNews } from './fill-with-news-job.ts';
import { insertNews } from './queries.ts';

/** Has new products and certificates of businesses told to those who follow them. Done twice it changes nothing. */
export async function findNews({ db }: { db: Database }): Promise<void> {
  const context = asSystem({ db, reference: await loadReference(db) });
  await write(context, undefined, async (trx) => {
    for (const id of await insertNews(trx)) await enqueueFillWithNews(trx, id);
  });
}
