import { type ListedNoun, type SitemapEntry, sitemapLength } from '@kontor/contract';
import type { Context } from '../context.ts';
import { listEntries } from './queries.ts';

/** What search engines may list of a noun: the next 5,000 after an id, or the first. */
export async function listSitemapEntries(
  { db }: Pick<Context, 'db'>,
  noun: ListedNoun,
  after: string | undefined,
): Promise<SitemapEntry[]> {
  const rows = await listEntries(db, noun, { after, length: sitemapLength });
  return rows.map(({ id, names, updated_at }) => ({ id, names, updatedAt: updated_at.toISOString() }));
}
