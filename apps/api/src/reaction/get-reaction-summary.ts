import type { Data, getReactionSummary as getReactionSummaryCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findLikes } from './queries.ts';

/** How many reactions a resource has; zero for one nobody reacted to. */
export async function getReactionSummary(
  { db }: Pick<Context, 'db'>,
  resourceID: string,
): Promise<Data<typeof getReactionSummaryCall>> {
  return { reactionCount: { like: await findLikes(db, resourceID) } };
}
