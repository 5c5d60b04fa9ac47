import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { countUnread } from './queries.ts';

/** How many notifications somebody has not read. */
export async function countUnreadNotifications({
  db,
  actor,
}: Context<ActingPerson>): Promise<{ unread: number }> {
  return { unread: await countUnread(db, actor.id) };
}
