import type { FollowSummary } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentFollow } from './present.ts';
import { findFollow, findFollowers } from './queries.ts';

/** Checklist 195: how many follow a business or a person, and what whoever asks follows of it. */
export async function getFollowSummary(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<FollowSummary> {
  const followers = await findFollowers(db, id);
  const row = actor.kind === 'person' ? await findFollow(db, actor.id, id) : undefined;
  return row ? { followers, follow: presentFollow(row) } : { followers };
}
