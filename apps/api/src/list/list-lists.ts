import type { Data, listLists as listListsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { presentList } from './present.ts';
import { findLists } from './queries.ts';

/** The lists somebody may read, by name. */
export async function listLists({ db, actor }: Context<ActingPerson>): Promise<Data<typeof listListsCall>> {
  return { lists: (await findLists(db, actor.id)).map(presentList) };
}
