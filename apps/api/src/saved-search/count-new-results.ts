import type { countNewResults as countNewResultsCall, Data } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { findMarkedSearches, findSettled } from './new-queries.ts';
import { earliestMarks, openNewResults } from './open-new-results.ts';

/** How many results of each search of somebody's came since they looked, of those that have any. */
export async function countNewResults({
  db,
  actor,
  search,
}: Context<ActingPerson>): Promise<Data<typeof countNewResultsCall>> {
  const until = await findSettled(db);
  const saved = await findMarkedSearches(db, actor.id);
  const findNewResults = await openNewResults({ db, search, marks: earliestMarks(saved), until });
  const found = await findNewResults(saved);
  const counts = [...found].flatMap(([savedSearchID, { length: total }]) =>
    total > 0 ? { savedSearchID, total } : [],
  );
  return { counts, until: until.getTime() };
}
