import type { Data, listFavoriteIDs as listFavoriteIDsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { findSavedAmong } from './queries.ts';

/** Which of these somebody saved. @param ids with commas between them */
export async function listFavoriteIDs(
  { db, actor }: Pick<Context<ActingPerson>, 'db' | 'actor'>,
  ids: string,
): Promise<Data<typeof listFavoriteIDsCall>> {
  return { ids: await findSavedAmong(db, actor.id, ids.split(',')) };
}
