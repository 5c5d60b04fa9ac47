import type { Data, listFavoritesAmong as listFavoritesAmongCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { findSavedAmong } from './queries.ts';

/** Which of these somebody saved. @param ids with commas between them */
export async function listFavoritesAmong(
  { db, actor }: Pick<Context<ActingPerson>, 'db' | 'actor'>,
  ids: string,
): Promise<Data<typeof listFavoritesAmongCall>> {
  return { ids: await findSavedAmong(db, actor.id, ids.split(',')) };
}
