import type { countNewResults as countNewResultsCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { findNewRows, findSettled } from './new-queries.ts';
import { findSavedSearches, type SavedSearchRow } from './queries.ts';
import { searchOf } from './search-of.ts';

/** How many results of each search of somebody's came since they looked, of those that have any. */
export async function countNewResults(
  context: Context<ActingPerson>,
): Promise<Data<typeof countNewResultsCall>> {
  const { db, actor, search } = context;
  const until = await findSettled(db);
  async function countOf(saved: SavedSearchRow): Promise<number> {
    const ids = await findNewRows(db, saved, until);
    if (ids.length === 0) return 0;
    const { type, query, page } = searchOf(saved);
    return (await search.findAmong(type, query, { ids, ...page })).length;
  }
  const counts: { savedSearchID: string; total: number }[] = [];
  // One after the other: each takes a few milliseconds, and others search at the same time.
  for (const saved of await findSavedSearches(db, actor.id)) {
    const total = await countOf(saved);
    if (total > 0) counts.push({ savedSearchID: saved.id, total });
  }
  return { counts, until: until.getTime() };
}
