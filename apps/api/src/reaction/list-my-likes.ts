import type { Data, listMyLikes as listMyLikesCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { findLiked } from './queries.ts';

/** Which of some resources somebody, or the business they act for, likes. @param ids with commas between them */
export async function listMyLikes(
  { db, actor }: ForEither,
  ids: string,
): Promise<Data<typeof listMyLikesCall>> {
  const writer = { personID: actor.id, actingBusinessID: actor.actingBusiness?.businessID };
  return { resourceIDs: await findLiked(db, ids.split(','), writer) };
}
