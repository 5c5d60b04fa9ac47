import type { FollowSummary, Wanted } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { getFollowSummary } from './get-follow-summary.ts';
import { updateFollow } from './queries.ts';

/** Chooses what to see of a business or a person one follows. @throws NotFound for one that is not followed */
export async function chooseFollowed(
  context: Context<ActingPerson>,
  id: string,
  wanted: Wanted,
): Promise<FollowSummary> {
  return write(context, { noun: 'follow', id }, async (trx) => {
    const resourceID = found(await updateFollow(trx, context.actor.id, id, wanted), 'follow');
    return getFollowSummary({ db: trx, actor: context.actor }, resourceID);
  });
}
