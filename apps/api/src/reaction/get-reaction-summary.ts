import type { Data, getReactionSummary as getReactionSummaryCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { areReadable } from './are-readable.ts';
import { findLikes } from './queries.ts';

/** How many reactions a resource has; zero for one nobody reacted to, or that is not there for whoever asks. */
export async function getReactionSummary(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  resourceID: string,
): Promise<Data<typeof getReactionSummaryCall>> {
  const like = (await areReadable({ db, actor }, resourceID)) ? await findLikes(db, resourceID) : 0;
  return { reactionCount: { like } };
}
