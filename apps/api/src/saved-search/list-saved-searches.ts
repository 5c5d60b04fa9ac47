import type { Data, listSavedSearches as listSavedSearchesCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { presentSavedSearch } from './present.ts';
import { findSavedSearches } from './queries.ts';

/** The searches somebody saved, by name. */
export async function listSavedSearches({
  db,
  actor,
}: Context<ActingPerson>): Promise<Data<typeof listSavedSearchesCall>> {
  return { savedSearches: (await findSavedSearches(db, actor.id)).map(presentSavedSearch) };
}
