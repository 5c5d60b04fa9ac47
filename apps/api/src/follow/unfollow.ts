import type { FollowSummary } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { write } from '../write/write.ts';
import { getFollowSummary } from './get-follow-summary.ts';
import { deleteFollow } from './queries.ts';

/** Checklist 295: follows a business or a person no more, by their id or that of the follow; also one that is gone. */
export async function unfollow(context: Context<ActingPerson>, id: string): Promise<FollowSummary> {
  return write(context, { noun: 'follow', id }, async (trx) => {
    const resourceID = await deleteFollow(trx, context.actor.id, id);
    return getFollowSummary({ db: trx, actor: context.actor }, resourceID ?? id);
  });
}
