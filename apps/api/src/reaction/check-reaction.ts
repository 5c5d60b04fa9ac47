import type { checkReaction as checkReactionCall, Data } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { asWhom } from './as-whom.ts';
import { findIsLiked } from './queries.ts';

/** Checklist 292: with what somebody, or the business they act for, reacted to a resource. */
export async function checkReaction(
  context: ForEither,
  resourceID: string,
): Promise<Data<typeof checkReactionCall>> {
  return (await findIsLiked(context.db, asWhom(context, resourceID))) ? { reactionType: 'like' } : {};
}
