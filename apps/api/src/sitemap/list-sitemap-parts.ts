import type { ListedNoun } from '@kontor/contract';
import type { Context } from '../context.ts';
import { partStarts } from './part-starts.ts';

/** Where the parts of a noun's sitemap begin: each after an id, the first without one. */
export async function listSitemapParts(
  { db }: Pick<Context, 'db'>,
  noun: ListedNoun,
): Promise<{ after?: string | undefined }[]> {
  const starts = await partStarts(db, noun);
  return starts.map(({ after }) => ({ after: after ?? undefined }));
}
