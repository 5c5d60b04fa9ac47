import type { Data, listNewResults as listNewResultsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findMarkedSearches, findSettled } from './new-queries.ts';
import { earliestMarks, openNewResults } from './open-new-results.ts';

/**
 * Which of some results of a search came since its person looked, and how many did in all, by what `countNewResults` counts.
 * @param among ids with commas between them
 * @throws NotFound for a search that is not theirs
 */
export async function listNewResults(
  { db, actor, search }: Context<ActingPerson>,
  id: string,
  among: string,
): Promise<Data<typeof listNewResultsCall>> {
  const [own] = await findMarkedSearches(db, actor.id, id);
  const saved = found(own, 'saved search');
  const until = await findSettled(db);
  const findNewResults = await openNewResults({ db, search, marks: earliestMarks([saved]), until });
  const news = new Set((await findNewResults([saved])).get(saved.id));
  return {
    ids: among
      .toLowerCase()
      .split(',')
      .filter((each) => news.has(each)),
    total: news.size,
    since: new Date(saved.mark / 1_000).toISOString(),
    until: until.getTime(),
  };
}
