import type { Data, getBlocking as getBlockingCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { hasBlocked } from '../inquiry/safety/has-blocked.ts';
import { findIsMuted } from './queries.ts';

/** Whether somebody muted or blocked a person or a business, as themselves; never whether those did. */
export async function getBlocking(
  { db, actor }: Context<ActingPerson>,
  id: string,
): Promise<Data<typeof getBlockingCall>> {
  const [isMuted, isBlocked] = await Promise.all([
    findIsMuted(db, actor.id, id),
    hasBlocked({ db }, actor.id, id),
  ]);
  return { isMuted, isBlocked };
}
